import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Added sections that get other places while a table shows them")
@MainActor
struct SectionPlacesTests {
  private func section(_ text: String, rows: Int = 1) -> AdditionalSection {
    AdditionalSection(rowCount: rows) { tableView, _, row in textCell(tableView, "\(text) \(row)") }
  }

  private func feed() -> (feed: UpdatedFeed, extras: SectionLayer) {
    let feed = UpdatedFeed([["a"], ["b"]])
    let extras = feed.table.addSections([section("x")], named: "extras", placed: .start)
    feed.show()
    return (feed, extras)
  }

  @Test("The same sections at other places are announced")
  func places() {
    let (feed, extras) = feed()
    #expect(feed.texts == [["x 0"], ["a"], ["b"]])
    extras.placement = .end
    #expect(feed.texts == [["a"], ["b"], ["x 0"]])
    extras.placement = .before(1)
    #expect(feed.texts == [["a"], ["x 0"], ["b"]])
    #expect(feed.loads == 0)
    #expect(feed.anomalies.isEmpty)
  }

  @Test("Another number of rows at the same place is announced")
  func rowCounts() {
    let (feed, extras) = feed()
    extras.sections = [section("y", rows: 2)]
    #expect(feed.texts == [["y 0", "y 1"], ["a"], ["b"]])
    extras.replace(at: 0, with: section("z"))
    #expect(feed.texts == [["z 0"], ["a"], ["b"]])
    #expect(feed.anomalies.isEmpty)
  }

  @Test("Another section with as many rows is announced")
  func otherSection() {
    let (feed, extras) = feed()
    extras.replace(at: 0, with: section("y"))
    #expect(feed.texts == [["y 0"], ["a"], ["b"]])
    extras.sections = [section("z")]
    #expect(feed.texts == [["z 0"], ["a"], ["b"]])
    extras.placement = .every(1)
    extras.sections = [section("u"), section("v")]
    extras.sections.reverse()
    #expect(feed.texts == [["a"], ["v 0"], ["b"], ["u 0"]])
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }
}
#endif
