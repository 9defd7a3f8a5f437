import DecoratorTableKit
import Foundation
import Testing

@Suite("Why a row of the data is where it is")
@MainActor
struct DataRowExplanationTests {
  @Test("It says which layer hides a row, and why")
  func hidden() {
    let feed = UpdatedFeed([["a", "x", "b", "c"], ["d"]])
    let source = feed.source
    #expect(feed.table.explanation(forData: path(0)) == nil)
    feed.addAds(["ad"], placed: .start)
    feed.table.hideRows(named: "filter") { source.sections[$0.section][$0.row] == "x" }
    let folded = feed.table.hideRows(named: "folded")
    feed.show()
    folded.show(first: 1, ofSection: 0)
    folded.collapse(section: 1)
    #expect(feed.texts == [["ad", "a"], []])
    #expect(
      feed.table.explanation(forData: path(1))?.description == """
        data row [0, 1] is hidden by layer filter
          content  [0, 1]
          ads      [0, 2]
          filter   hidden
        """)
    #expect(
      feed.table.explanation(forData: path(3))?.description == """
        data row [0, 3] is hidden by layer folded
          content  [0, 3]
          ads      [0, 4]
          filter   [0, 3]
          folded   hidden, the section shows its first 1 rows
        """)
    #expect(
      feed.table.explanation(forData: path(0))?.description == """
        data row [0, 0] is row [0, 1]
          content  [0, 0]
          ads      [0, 1]
          filter   [0, 1]
          folded   [0, 1]
        """)
    let collapsed = feed.table.explanation(forData: path(0, 1))
    #expect(collapsed?.hiding?.layer == "folded" && collapsed?.hiding?.limit == 0)
    #expect(collapsed?.reuseIndexPath == nil && collapsed?.dataIndexPath == path(0, 1))
    #expect(feed.table.explanation(forData: path(1))?.hiding?.limit == nil)
    folded.hide([path(0)])
    let hidden = feed.table.explanation(forData: path(0))
    #expect(hidden?.hiding?.layer == "folded" && hidden?.hiding?.limit == nil)
    #expect(feed.table.explanation(forData: path(4)) == nil)
    #expect(feed.table.explanation(forData: path(0, 2)) == nil)
  }

  @Test("It agrees with the look-ups, with layers and without")
  func agreement() {
    for layers in 0...2 {
      let feed = UpdatedFeed([["a", "b", "c"], []])
      if layers > 0 { feed.addAds(["ad1", "ad2"], placed: .every(1)) }
      if layers > 1 { feed.table.hideRows(named: "filter") { $0.row == 1 } }
      feed.show()
      for section in 0...2 {
        for row in 0...3 {
          let data = path(row, section)
          let explanation = feed.table.explanation(forData: data)
          #expect((explanation != nil) == (section == 0 && row < 3))
          #expect(explanation?.reuseIndexPath == feed.table.reuseIndexPath(forData: data))
          #expect((explanation?.hiding != nil) == (layers > 1 && section == 0 && row == 1))
        }
      }
    }
  }
}
