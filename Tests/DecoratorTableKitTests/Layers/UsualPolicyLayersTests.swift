import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

#if HEADLESS_UIKIT
/// A post on top of a table, for each way of adding rows to it, where no policy was chosen.
@Suite("Rows for which no policy was chosen")
@MainActor
struct UsualPolicyLayersTests {
  /// A way of adding rows.
  enum Way: CaseIterable {
    case models, adapted, slots, describing

    /// Adds a row at each slot, and returns its layer.
    @MainActor
    func add(to table: DecoratedTable, placed placement: Placement, models: Int) -> TableLayer {
      let texts = (0..<models).map { "row \($0)" }
      switch self {
      case .models:
        return table.addRows(texts, placed: placement) { tableView, _, text in
          textCell(tableView, text)
        }
        .height(40)
      case .adapted:
        return table.addRows(
          texts, placed: placement, cell: .made { tableView, _, text in textCell(tableView, text) }
        )
        .height(40)
      case .slots:
        return table.addRows(placed: placement) { tableView, _, _ in textCell(tableView, "row") }
          .height(40)
      case .describing:
        let rows = texts.map { CellConfigurator<TextCell>(viewData: $0).erased }
        return table.addRows(rows, placed: placement, cell: .selfDescribing).height(40)
      }
    }
  }

  private final class TextCell: UITableViewCell, Updatable {
    func update(viewData: String) { textLabel?.text = viewData }
  }

  /// Puts a post on top of some, and returns the rows before and after.
  private func afterPost(
    onTopOf count: Int, way: Way, placed placement: Placement, models: Int = 20
  ) async -> (before: [String], after: [String], feed: UpdatedFeed, layer: TableLayer) {
    let feed = UpdatedFeed([(0..<count).map { "post \($0)" }], height: 40_000)
    let layer = way.add(to: feed.table, placed: placement, models: models)
    feed.show()
    await settle(feed)
    let before = feed.texts[0]
    _ = feed.tableView.takeCalls()
    let loads = feed.loads
    let updates = feed.applied.count
    feed.source.sections[0].insert("new", at: 0)
    feed.table.insertRows(at: [path(0)], with: .none)
    let after = feed.texts[0]
    #expect(feed.loads == loads)
    #expect(feed.applied.count == updates + 1)
    #expect(feed.anomalies.isEmpty)
    return (before, after, feed, layer)
  }

  private func settle(_ feed: UpdatedFeed) async {
    for _ in 0..<4 {
      await nextTurn()
      feed.tableView.layoutIfNeeded()
    }
  }

  @Test("A post on top moves none of the rows whose places are counted", arguments: Way.allCases)
  func counted(way: Way) async {
    let placements: [Placement] = [
      .every(3), .every(4, after: 2), .everyTableRows(3), .before(2), .tableRows([1]),
      .beforeLast(2), .every(3).limited(to: 2), .every(3) + .end, .every(2).spaced(atLeast: 3),
      .when(fewerThan: 3, .end, otherwise: .tableRows([2]) + .end),
    ]
    for placement in placements {
      for count in [1, 2, 3, 7, 12] {
        let change = await afterPost(onTopOf: count, way: way, placed: placement)
        #expect(change.layer.policy == .followContent)
        #expect(change.after == ["new"] + change.before, "\(placement) of \(count)")
        #expect(
          change.feed.applied.last?.table.description == "+[0, 0]", "\(placement) of \(count)")
        #expect(change.feed.tableView.takeCalls() == ["{", "+[0, 0] none", "}"])
      }
    }
  }

  @Test("A row that is to be first or last is so after a post on top", arguments: Way.allCases)
  func ends(way: Way) async {
    for count in [1, 2, 7] {
      let first = await afterPost(onTopOf: count, way: way, placed: .start, models: 1)
      #expect(first.layer.policy == .followRule)
      #expect(first.after == [first.before[0], "new"] + first.before.dropFirst())
      let last = await afterPost(onTopOf: count, way: way, placed: .end, models: 1)
      #expect(last.after == ["new"] + last.before)
      // And after one that is added last.
      let feed = last.feed
      feed.source.sections[0].append("newest")
      feed.table.insertRows(at: [path(count + 1)], with: .none)
      #expect(feed.texts[0] == last.after.dropLast() + ["newest"] + last.before.suffix(1))
    }
  }

  @Test("A post of a new day gets its separator, one of the same day none")
  func separators() {
    let days = ["b", "b", "c", "c", "c", "d"]
    for day in ["a", "b"] {
      let feed = UpdatedFeed([days], height: 4000)
      let source = feed.source
      feed.table.addRows(
        placed: .beforeGroups { @MainActor in source.sections[$0.section][$0.row] }
      ) { tableView, _, _ in textCell(tableView, "–") }
      feed.addAds(["ad"], placed: .every(5))
      feed.show()
      feed.source.sections[0].insert(day, at: 0)
      feed.table.insertRows(at: [path(0)], with: .none)
      var expected: [String] = []
      for (above, below) in zip([nil] + feed.source.sections[0], feed.source.sections[0]) {
        if above != below { expected.append("–") }
        expected.append(below)
      }
      #expect(feed.texts[0].filter { $0 != "ad" } == expected)
    }
  }

  @Test("Among ten thousand posts one on top is one row to insert, and nothing else")
  func tenThousand() async {
    for way in Way.allCases {
      let feed = UpdatedFeed([(0..<10_000).map { "post \($0)" }], height: 800)
      feed.tableView.rowHeight = 40
      feed.tableView.estimatedRowHeight = 40
      let layer = way.add(to: feed.table, placed: .every(6), models: 2000)
      feed.show()
      let count = feed.tableView.numberOfRows(inSection: 0)
      #expect(count == 11_666)
      feed.source.sections[0].insert("new", at: 0)
      feed.table.insertRows(at: [path(0)], with: .none)
      #expect(feed.applied.last?.table.description == "+[0, 0]")
      #expect(feed.tableView.takeCalls() == ["{", "+[0, 0] none", "}"])
      #expect(feed.loads == 0)
      #expect(feed.anomalies.isEmpty)
      #expect(layer.current?.anchor(ofAdditional: 0).row == 7)
      #expect(layer.current?.anchor(ofAdditional: 1665).row == 9997)
    }
  }

  @Test("Sections whose places are counted stay with those below them")
  func sections() {
    func texts(placed placement: Placement) -> [[String]] {
      let feed = UpdatedFeed([["a"], ["b"], ["c"]])
      let promo = AdditionalSection(rowCount: 1) { tableView, _, _ in
        textCell(tableView, "promo")
      }
      feed.table.addSections([promo], placed: placement)
      feed.show()
      feed.source.sections.insert(["new"], at: 0)
      feed.table.insertSections([0], with: .none)
      #expect(feed.anomalies.isEmpty)
      return feed.texts
    }
    #expect(texts(placed: .before(1)) == [["new"], ["a"], ["promo"], ["b"], ["c"]])
    #expect(texts(placed: .start) == [["promo"], ["new"], ["a"], ["b"], ["c"]])
  }

  @Test("Layers that are wired by hand follow the same policies")
  func byHand() {
    #expect(RowLayer(["ad"], placed: .every(6)).policy == .followContent)
    #expect(RowLayer(["header"], placed: .start).policy == .followRule)
    #expect(RowLayer(["ad"], placed: .every(6), policy: .keepRow).policy == .keepRow)
    func slots(_ placement: Placement, sections: Placement = .none) -> SlotLayer {
      SlotLayer(placed: placement, sections: sections) { tableView, _, _ in
        textCell(tableView, "")
      }
    }
    #expect(slots(.every(6)).policy == .followContent)
    #expect(slots(.none, sections: .before(1)).policy == .followContent)
    #expect(slots(.start, sections: .before(1)).policy == .followRule)
    #expect(TableLayer(placed: .tableRows([4])).policy == .followContent)
    #expect(TableLayer(placed: .end).policy == .followRule)
    #expect(
      TableLayer { _ in LayerRule(rows: .every(6), supply: .everySlot) }.policy
        == .followRule)
  }

  @Test("A placement that is set later has its own usual policy")
  func laterPlacement() {
    let feed = UpdatedFeed([(0..<7).map { "post \($0)" }])
    let ads = feed.table.addRows(["ad 0", "ad 1"], placed: .none) { tableView, _, text in
      textCell(tableView, text)
    }
    .height(40)
    let chosen = feed.table.addRows(["x"], placed: .none, policy: .followRule) {
      tableView, _, text in textCell(tableView, text)
    }
    .height(40)
    feed.show()
    ads.placement = .every(3)
    chosen.placement = .before(2)
    #expect(ads.policy == .followContent)
    #expect(chosen.policy == .followRule)
    chosen.placement = .none
    #expect(
      feed.texts == [
        ["post 0", "post 1", "post 2", "ad 0", "post 3", "post 4", "post 5", "ad 1", "post 6"]
      ])
    let before = feed.texts[0]
    feed.source.sections[0].insert("new", at: 0)
    feed.table.insertRows(at: [path(0)], with: .none)
    #expect(feed.texts[0] == ["new"] + before)
    ads.placement = .start
    #expect(ads.policy == .followRule)
    feed.source.sections[0].insert("newest", at: 0)
    feed.table.insertRows(at: [path(0)], with: .none)
    #expect(feed.texts[0].prefix(3) == ["ad 0", "newest", "new"])
    #expect(feed.anomalies.isEmpty)
  }
}
#endif
