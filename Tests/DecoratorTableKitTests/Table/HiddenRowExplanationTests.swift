import DecoratorTableKit
import Foundation
import Testing

@Suite("Why a row of the data is where it is")
@MainActor
struct HiddenRowExplanationTests {
  @Test("It names the layer that hides a row, and the reason")
  func hidden() {
    let feed = UpdatedFeed([["a", "x", "b", "c"], ["d"]])
    let source = feed.source
    #expect(feed.table.explain(path(0), in: .data) == nil)
    feed.addAds(["ad"], placed: .start)
    feed.table.hideRows(named: "filter") { source.sections[$0.section][$0.row] == "x" }
    let folded = feed.table.hideRows(named: "folded")
    feed.show()
    folded.show(first: 1, ofSection: 0)
    folded.collapse(section: 1)
    #expect(feed.texts == [["ad", "a"], []])
    #expect(
      feed.table.explain(path(1), in: .data)?.description == """
        data row [0, 1] is hidden by layer filter
          filter   hidden
          ads      [0, 2]
          content  [0, 1]
        """)
    #expect(
      feed.table.explain(path(3), in: .data)?.description == """
        data row [0, 3] is hidden by layer folded
          folded   hidden, the section shows its first 1 rows
          filter   [0, 3]
          ads      [0, 4]
          content  [0, 3]
        """)
    #expect(
      feed.table.explain(path(0), in: .data)?.description == """
        row [0, 1] is content, data row [0, 0]
          folded   [0, 1]
          filter   [0, 1]
          ads      [0, 1]
          content  [0, 0]
        """)
    let collapsed = feed.table.explain(path(0, 1), in: .data)
    #expect(collapsed?.hiding?.layer == "folded" && collapsed?.hiding?.limit == 0)
    #expect(collapsed?.reuseIndexPath == nil && collapsed?.dataIndexPath == path(0, 1))
    #expect(feed.table.explain(path(1), in: .data)?.hiding?.limit == nil)
    folded.hide([path(0)])
    let hidden = feed.table.explain(path(0), in: .data)
    #expect(hidden?.hiding?.layer == "folded" && hidden?.hiding?.limit == nil)
    #expect(feed.table.explain(path(4), in: .data) == nil)
    #expect(feed.table.explain(path(0, 2), in: .data) == nil)
  }

  @Test("It agrees with the look-ups, with layers, without, and while they are turned off")
  func agreement() {
    for layers in 0...2 {
      let feed = UpdatedFeed([["a", "b", "c"], []])
      if layers > 0 { feed.addAds(["ad1", "ad2"], placed: .every(1)) }
      if layers > 1 { feed.table.hideRows(named: "filter") { $0.row == 1 } }
      feed.show()
      for isEnabled in [true, false] {
        feed.table.isEnabled = isEnabled
        expectAgreement(of: feed, hidden: layers > 1 ? path(1) : nil)
      }
    }
  }

  private func expectAgreement(of feed: UpdatedFeed, hidden: IndexPath?) {
    for section in 0...2 {
      for row in 0...3 {
        let data = path(row, section)
        let explanation = feed.table.explain(data, in: .data)
        #expect((explanation != nil) == (section == 0 && row < 3))
        #expect(explanation?.reuseIndexPath == feed.table.reuseIndexPath(forData: data))
        if let reuse = explanation?.reuseIndexPath {
          #expect(feed.table.explain(reuse) == explanation)
        }
        #expect((explanation?.hiding != nil) == (data == hidden))
      }
    }
  }
}
