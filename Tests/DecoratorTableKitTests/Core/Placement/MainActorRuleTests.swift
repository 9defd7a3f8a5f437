import DecoratorTableKit
import DecoratorTableSources
import Testing

@Suite("Rules on and off the main actor")
struct MainActorRuleTests {
  private static func layOut(_ placement: Placement) -> RowLayout {
    placement.layout(contentCount: 5)
  }

  @Test("A closure of the main actor is asked there")
  @MainActor
  func onMainActor() {
    let days = [1, 1, 2, 3, 3]
    let between = Placement.between { @MainActor in days[$0.row] != days[$1.row] }
    let groups = Placement.beforeGroups { @MainActor in days[$0.row] }
    #expect(Self.layOut(between).count == 7)
    #expect(Self.layOut(groups).count == 8)
  }

  @Test("A closure that needs no actor is asked anywhere")
  func anywhere() async {
    let days = [1, 1, 2, 3, 3]
    let placement = Placement.between { days[$0.row] != days[$1.row] } + .start
    let counts = await Task.detached {
      [Self.layOut(placement).count, Self.layOut(.beforeGroups { days[$0.row] }).count]
    }.value
    #expect(counts == [8, 8])
    #expect(await Self.layOutOnMainActor(placement) == 8)
  }

  @MainActor
  private static func layOutOnMainActor(_ placement: Placement) -> Int {
    layOut(placement).count
  }

  @MainActor
  private static func groupRule() -> LayerRule {
    let cells = RowCells<Int>.made { _, _, _ in UITableViewCell() }
    return GroupLayer<Int>(by: { $0.row }, cell: cells).rule
  }

  @MainActor
  private static func sectionCondition() -> @Sendable (Int) -> Bool {
    SnapshotTableViewDataSource<String, Int> { _, _, _ in UITableViewCell() }.isSection("first")
  }

  #if !os(iOS)
  @Test("The rules of layers are laid out on the main actor alone, and are declared so")
  func rulesOfLayers() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rule = await MainActorRuleTests.groupRule()
      _ = rule.layout(of: [3])
    }
    try expectErrorText(of: result, contains: "the closure of addGroups(by:) needs")
    let hiding = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rule = await HidingLayer(where: { $0.row == 0 }).rule
      _ = rule.layout(of: [3])
    }
    try expectErrorText(of: hiding, contains: "the closure of HidingLayer(where:) needs")
    let section = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let isFirst = await MainActorRuleTests.sectionCondition()
      _ = Placement.start.inSections(where: isFirst).layout(contentCount: 2)
    }
    try expectErrorText(of: section, contains: "the closure of isSection(_:) needs")
  }
  #endif
}
