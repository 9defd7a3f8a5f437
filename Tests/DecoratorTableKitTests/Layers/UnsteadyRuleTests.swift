import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Rules that answer otherwise about a row than before, which a debug build finds.
@Suite("Inconsistent rules")
@MainActor
struct UnsteadyRuleTests {
  @MainActor
  private final class Filter {
    var hidden: Set<String> = ["b"]
  }

  private func feed(
    _ sections: [[String]], _ filter: Filter
  ) -> (feed: UpdatedFeed, layer: HidingLayer) {
    let feed = UpdatedFeed(sections)
    let source = feed.source
    let layer = feed.table.hideRows(named: "filter") {
      filter.hidden.contains(source.sections[$0.section][$0.row])
    }
    feed.show()
    return (feed, layer)
  }

  private final class Questions: @unchecked Sendable {
    var asked: [RowPosition] = []
  }

  /// What a debug build reports of a row, and a release build does not.
  private func report(_ row: RowPosition, isHidden: Bool) -> [TableAnomaly] {
    #if DEBUG
    [.inconsistentRule(layer: "filter", row: row, isHidden: isHidden)]
    #else
    []
    #endif
  }

  private func insertLetter(_ letter: String, into feed: UpdatedFeed, at row: Int = 0) {
    feed.update {
      $0[0].insert(letter, at: row)
    } announcing: {
      $0.insertRows(at: [path(row)], with: .none)
    }
  }

  @Test("An answer that changed without `updateVisibility()` is reported once, and no row is lost")
  func changedMind() async {
    let filter = Filter()
    let (feed, layer) = feed([["a", "b", "c"], ["d"]], filter)
    await nextTurn()
    #expect(feed.anomalies.isEmpty)
    filter.hidden = ["d"]
    await nextTurn()
    #expect(feed.anomalies.isEmpty)
    insertLetter("0", into: feed)
    #expect(feed.anomalies.isEmpty)
    await nextTurn()
    #expect(feed.anomalies == report(RowPosition(section: 0, row: 2), isHidden: false))
    #expect(feed.texts == [["0", "a", "c"], ["d"]])
    insertLetter("1", into: feed)
    await nextTurn()
    #expect(feed.anomalies.count <= 1)
    #expect(feed.texts == [["1", "0", "a", "c"], ["d"]])
    layer.updateVisibility()
    #expect(feed.texts == [["1", "0", "a", "b", "c"], []])
    filter.hidden = ["d", "1"]
    insertLetter("2", into: feed)
    await nextTurn()
    #expect(
      feed.anomalies == report(RowPosition(section: 0, row: 2), isHidden: false)
        + report(RowPosition(section: 0, row: 1), isHidden: true))
    #expect(feed.loads == 0)
  }

  @Test("Rows that were hidden or revealed one by one are no inconsistency")
  func byHand() async {
    let filter = Filter()
    let (feed, layer) = feed([["a", "b", "c"]], filter)
    layer.hide([path(0)])
    layer.reveal([path(1)])
    insertLetter("0", into: feed)
    await nextTurn()
    #expect(feed.anomalies.isEmpty)
    #expect(feed.texts == [["0", "b", "c"]])
    layer.updateVisibility()
    layer.collapse(section: 0)
    insertLetter("1", into: feed)
    await nextTurn()
    #expect(feed.anomalies.isEmpty)
    filter.hidden = []
    insertLetter("2", into: feed)
    await nextTurn()
    #expect(feed.anomalies == report(RowPosition(section: 0, row: 4), isHidden: false))
  }

  @Test("Loading asks about all rows, whichever were hidden before")
  func loading() async {
    let filter = Filter()
    let (feed, layer) = feed([["a", "b"]], filter)
    layer.hide([path(0)])
    feed.table.reloadData()
    await nextTurn()
    #expect(feed.anomalies.isEmpty && feed.texts == [["a"]])
    filter.hidden = []
    insertLetter("0", into: feed)
    await nextTurn()
    #expect(feed.anomalies == report(RowPosition(section: 0, row: 2), isHidden: false))
  }

  @Test("A rule that depends on row numbers is inconsistent, and unannounced content alone is not")
  func numbers() async {
    let feed = UpdatedFeed([["a", "b", "c"]])
    feed.table.hideRows(named: "filter") { $0.row == 1 }
    feed.show()
    await nextTurn()
    #expect(feed.anomalies.isEmpty && feed.texts == [["a", "c"]])
    insertLetter("0", into: feed)
    feed.source.sections[0] = []
    await nextTurn()
    #expect(feed.anomalies.isEmpty)
    feed.source.sections[0] = ["0", "a", "b", "c"]
    insertLetter("1", into: feed, at: 4)
    await nextTurn()
    #expect(feed.anomalies == report(RowPosition(section: 0, row: 1), isHidden: true))
    #expect(feed.texts == [["0", "a", "c", "1"]])
  }

  @Test("The row that is reported is that of the data, with ads inside")
  func adsInside() async {
    let feed = UpdatedFeed([["a", "b", "c"]])
    feed.addAds(["ad1", "ad2"], placed: .every(1))
    let (source, filter) = (feed.source, Filter())
    filter.hidden = []
    feed.table.hideRows(named: "filter") {
      filter.hidden.contains(source.sections[$0.section][$0.row])
    }
    feed.show()
    filter.hidden = ["c"]
    insertLetter("d", into: feed, at: 3)
    await nextTurn()
    #expect(feed.anomalies == report(RowPosition(section: 0, row: 2), isHidden: true))
  }

  @Test("All rows of a long list are asked about in turns")
  func turns() {
    let state = LayerState(
      rule: LayerRule(hidingWhere: { $0.section == 1 && $0.row == 99 }), rowCounts: [70, 0, 130])
    let questions = Questions()
    let rule = HidingRule(isAboutContent: true) { row in
      questions.asked.append(row)
      return false
    }
    let shown = ShownContent(layouts: state.layout.rows, limits: [nil, nil, nil], rule: rule)
    var detector = StaleRuleDetector()
    #expect(
      detector.findStaleRow(in: shown) == nil && questions.asked.count == StaleRuleDetector.rowCount
    )
    for _ in 0..<3 { #expect(detector.findStaleRow(in: shown) == nil) }
    #expect(Set(questions.asked).count == 200)
    #expect(questions.asked[70] == RowPosition(section: 2, row: 0))
    #expect(questions.asked[200] == RowPosition(section: 0, row: 0))
    var requests = VisibilityRequests()
    requests.record(.hide, for: [questions.asked[0]])
    detector.note(requests)
    questions.asked = []
    #expect(detector.findStaleRow(in: shown) == nil && questions.asked.isEmpty)
  }
}
