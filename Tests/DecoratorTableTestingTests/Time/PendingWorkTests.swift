import DecoratorTableAds
import DecoratorTableSources
import Foundation
import Testing

@testable import DecoratorTableKit
@testable import DecoratorTableTesting

/// Settling waits for some quiet turns in any case, in which most of this would be done. So what is
/// put off is looked at here as it is listed.
@Suite("What a table has put off to later turns")
@MainActor
struct PendingWorkTests {
  private let screen = SettlingTests.Screen(answering: true)
  private var table: DecoratedTable { screen.table }

  private func show() async throws {
    table.attach(to: screen.tableView)
    try await table.settle()
    #expect(table.pendingWork.steps.isEmpty)
  }

  @Test("A scroll has the supply look")
  func supply() async throws {
    try await show()
    screen.ads.supply.isPaused = true
    #expect(table.pendingWork.steps == ["a look by the supply of layer ads"])
    #expect(table.pendingWork.isDueNow)
    try await table.settle()
  }

  @Test("A new question is answered by a look at the rows")
  func viewing() async throws {
    try await show()
    table.onViewed(.content, .mrcDisplay) { _, _ in }
    #expect(table.pendingWork.steps.contains("a look at the rows that are viewed"))
    try await table.settle()
  }

  @Test("A layer that hides rows looks at its rule after a change, in debug builds")
  func hiding() async throws {
    let filter = table.hideRows(named: "filter") { $0.row % 2 == 0 }
    try await show()
    filter.reveal([IndexPath(row: 0, section: 0)])
    #if DEBUG
    #expect(table.pendingWork.steps.contains("a look at the rule of layer filter"))
    #endif
    try await table.settle()
  }

  @Test("The layers that are stacked by hand inside are included")
  func manualLayers() async throws {
    let source = MovablePosts([[1, 2, 3, 4]])
    let filter = HidingLayer(named: "filter") { $0.row % 2 == 0 }
    let byHand = AdditionalTableViewDataSourceImpl(inner: source, layer: filter)
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: filter)
    let table = DecoratedTable(dataSource: byHand, delegate: delegate)
    table.attach(to: screen.tableView)
    try await table.settle()
    filter.reveal([IndexPath(row: 0, section: 0)])
    #if DEBUG
    #expect(table.pendingWork.steps.contains("a look at the rule of layer filter"))
    #endif
    try await table.settle()
    #expect(screen.tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test("A table that a source has changed for, and that is taken off, has the change again")
  func source() async throws {
    let source = SnapshotTableViewDataSource<Int, Int> { tableView, path, number in
      textCell(tableView, path, "\(number)")
    }
    let table = DecoratedTable(dataSource: source)
    table.attach(to: screen.tableView)
    try await table.settle()
    var snapshot = TableSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    table.performBatchUpdates {
      source.apply(snapshot)
      table.attach(to: screen.tableView)
    }
    #expect(table.pendingWork.steps.contains("changes of the source that are queued again"))
    try await table.settle()
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
  }

  @Test("Children that change while the table is in the middle of something have their turn later")
  func children() async throws {
    let home = ComposedTable(.bySections, [table])
    home.attach(to: screen.tableView)
    try await home.settle()
    home.queue.perform({ home.children = [] }, completion: nil)
    #expect(home.pendingWork.steps.contains("the turn of changes of children"))
    try await home.settle()
    #expect(screen.tableView.numberOfSections == 0)
  }

  #if HEADLESS_UIKIT
  @Test("Rows of a layer go back to their places after a drag")
  func drag() async throws {
    let source = MovablePosts([[1, 2, 3, 4]])
    let table = DecoratedTable(dataSource: source)
    table.addRows([0], named: "promos", placed: .before(2)) { tableView, path, number in
      textCell(tableView, path, "promo \(number)")
    }
    table.attach(to: screen.tableView)
    screen.tableView.isEditing = true
    try await table.settle()
    _ = screen.tableView.simulateReorder(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
    #expect(
      table.pendingWork.steps.contains("the places of the rows of layer promos after a drag"))
    try await table.settle()
  }
  #endif
}

/// Posts that a user can drag.
private final class MovablePosts: NSObject, UITableViewDataSource {
  private var posts: [[Int]]

  init(_ posts: [[Int]]) { self.posts = posts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    textCell(tableView, indexPath, "\(posts[indexPath.section][indexPath.row])")
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let post = posts[0].remove(at: sourceIndexPath.row)
    posts[0].insert(post, at: destinationIndexPath.row)
  }
}
