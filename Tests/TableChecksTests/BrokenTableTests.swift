#if HEADLESS_UIKIT
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import TableChecks

@MainActor
@Suite("Each question fails for a broken table")
struct BrokenTableTests {
  private let replacements = Replacements()

  /// The questions of a group that are answered wrongly, by number.
  ///
  /// - Parameters:
  ///   - asked: The numbers of the questions that are asked; nil for all.
  ///   - log: What the kit reports in the whole process.
  ///   - place: The number of the broken table among those that a question makes; nil for none.
  private func failures(
    _ group: CheckGroup, asked: [Int]? = nil, log: AnomalyLog? = nil,
    table: @escaping @MainActor (CGRect) -> UITableView = TestStage.makeTable,
    at place: Int? = nil,
    afterAttaching: @escaping @MainActor (DecoratedTable, UITableView) -> Void = { _, _ in }
  ) async -> [Int] {
    var numbers: [Int] = []
    for (number, check) in group.checks.enumerated() where asked?.contains(number) ?? true {
      var count = 0
      let stage = CheckStage(
        in: TestStage.window(), log: log,
        makeTable: { frame in
          defer { count += 1 }
          guard count == place else { return TestStage.makeTable(frame) }
          let tableView = table(frame)
          tableView.temper = []
          return tableView
        }, afterAttaching: afterAttaching)
      if case .failed = await check.ask(stage) { numbers.append(number) }
      stage.clear()
    }
    return numbers
  }

  @Test("Order of callbacks: cells too early, loads in between, a method that is dropped")
  func calls() async {
    let eager = await failures(.calls, table: { EagerTable(frame: $0, style: .plain) }, at: 0)
    #expect(eager == [0, 2, 3])
    let restless = await failures(.calls, table: { RestlessTable(frame: $0, style: .plain) }, at: 0)
    #expect(restless == [3, 4, 5, 6, 7])
    let dropped = await failures(
      .calls,
      afterAttaching: { replacements.dropMethods(in: $1) })
    #expect(dropped == [6, 7])
  }

  @Test("Optional methods: never queried, queried again, and a method that is dropped")
  func presence() async {
    let careless = await failures(
      .presence, table: { CarelessTable(frame: $0, style: .plain) }, at: 0)
    #expect(careless == [0, 1, 2])
    let forgetful = await failures(
      .presence, table: { ForgetfulTable(frame: $0, style: .plain) }, at: 0)
    #expect(forgetful == [1])
    let dropped = await failures(
      .presence,
      afterAttaching: { replacements.dropMethods(in: $1) })
    #expect(dropped == [2])
  }

  @Test("Batches: a table that reloads nothing, and cells that show something else")
  func batches() async {
    let stale = await failures(
      .batches, table: { StaleTable(frame: $0, style: .plain) }, at: 0)
    #expect(stale == [3, 9])
    let lies = await failures(
      .batches,
      afterAttaching: { replacements.changeCells(in: $1) })
    #expect(lies == Array(0..<10))
  }

  @Test("Offsets: a table that jumps, one that never drops its delegate, and one that is pushed")
  func offsets() async {
    let jumping = await failures(
      .offsets, asked: [0, 1], table: { JumpingTable(frame: $0, style: .plain) }, at: 0)
    #expect(jumping == [0, 1])
    let faithful = await failures(
      .offsets, asked: [3, 4], table: { FaithfulTable(frame: $0, style: .plain) }, at: 0)
    #expect(faithful == [3, 4])
    let pushed = await failures(
      .offsets,
      afterAttaching: { feed, tableView in
        feed.observe { [weak tableView] event in
          if case .didApply = event { tableView?.contentOffset.y += 7 }
        }
      })
    #expect(pushed == [1, 2])
  }

  @Test("Index paths: the real table is passed, and a delegate that is not called")
  func indexPaths() async {
    let real = await failures(
      .indexPaths, afterAttaching: { feed, _ in feed.providesContentTable = false })
    #expect(real == [1, 2, 3])
    let silent = await failures(
      .indexPaths,
      afterAttaching: { replacements.dropMethods(in: $1) })
    #expect(silent == Array(0..<5))
  }

  @Test("Upkeep: an anomaly, insets that changed, and rows that show something else")
  func upkeep() async {
    let all = Array(CheckGroup.upkeep.checks.indices)
    let anomalies = await failures(
      .upkeep,
      afterAttaching: { feed, _ in
        feed.queue.show(.anomaly(.blockNotEnded))
      })
    #expect(anomalies == all)
    let log = AnomalyLog()
    let reports = await failures(
      .upkeep, log: log,
      afterAttaching: { feed, _ in
        Task {
          TableAnomaly.handler(.noPrototype(reuseIdentifier: "none", cellClass: "NoCell"))
        }
      })
    #expect(reports == all)
    let insets = await failures(
      .upkeep, afterAttaching: { _, tableView in tableView.contentInset.top = 5 })
    #expect(insets == all)
    let lies = await failures(
      .upkeep, afterAttaching: { replacements.changeCells(in: $1) })
    #expect(lies == all)
  }
}
#endif
