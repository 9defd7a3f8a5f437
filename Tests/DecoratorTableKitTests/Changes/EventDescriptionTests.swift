import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("The description of an event of a decorated table")
@MainActor
struct EventDescriptionTests {
  @Test("A change is one line, with its first operations, and all of them on request")
  func change() throws {
    let feed = UpdatedFeed([["a", "b", "c"]])
    let ads = feed.addAds(["ad"], placed: .start)
    feed.show()
    var lines: [String] = []
    var updates: [AppliedUpdate] = []
    feed.table.observe {
      lines.append("\($0)")
      if case .didApply(let update) = $0 { updates.append(update) }
    }
    func update(_ count: Int) {
      feed.update {
        $0[0] += (0..<count).map { "new \($0)" }
      } announcing: {
        let start = feed.source.sections[0].count - count
        $0.insertRows(at: (0..<count).map { path(start + $0) }, with: .none)
      }
    }
    update(2)
    #expect(
      lines == [
        "will apply a change of the content: +[0, 4] +[0, 5]",
        "did apply a change of the content: +[0, 4] +[0, 5]",
      ])
    #expect(
      updates.map(\.debugDescription) == [
        """
        a change of the content
          level 0  +[0, 4] +[0, 5]
          level 1  +[0, 3] +[0, 4]
        """
      ])
    lines = []
    update(500)
    let line = try #require(lines.first)
    #expect(line.hasSuffix("+[0, 17] and 488 more"))
    #expect(line.count < 200)
    #expect(try #require(updates.last).debugDescription.contains("+[0, 505]"))
    lines = []
    ads.models = []
    #expect(lines.last == "did apply a change of layer ads: -[0, 0]")
    lines = []
    feed.table.reloadData()
    feed.tableView.layoutIfNeeded()
    #expect(lines == ["did load"])
  }
}
#endif
