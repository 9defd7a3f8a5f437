import DecoratorTableKit
import Foundation
import Testing

@testable import feed

@MainActor
@Suite("The screen")
struct FeedScreenTests {
  @Test(
    "For every row the explanation, the listing and the table agree",
    arguments: ["every:6@2", "start+row:3+end", "every:1@0", "end+max:0"], [true, false])
  func agreesWithListing(place: String, showsSeparators: Bool) throws {
    let content = try MadeUpFeed.content(place: place, showsSeparators: showsSeparators)
    let screen = FeedScreen(content)
    let layouts = screen.layouts
    let dataSource = try #require(screen.table.dataSource)
    let count = screen.tableView.numberOfRows(inSection: 0)
    #expect(count == layouts.rowCount)
    #expect(count >= MadeUpFeed.posts.count)
    for number in 0..<count {
      let path = IndexPath(row: number, section: 0)
      let row = content.row(at: RowPosition(path), in: layouts)
      let explanation = try #require(screen.table.explain(path))
      #expect(explanation.owner == row.owner)
      #expect(explanation.index == row.index)
      #expect(explanation.dataIndexPath == row.data.map { IndexPath($0) })
      #expect(explanation.steps.map(\.position).first == row.reuse)
      let cell = dataSource.tableView(screen.tableView, cellForRowAt: path)
      #expect(row.text == (cell.detailTextLabel?.text ?? cell.textLabel?.text))
    }
  }
}
