#if !os(iOS)
import DecoratorTableKit
import DecoratorTableTesting
import Foundation
import Testing

@testable import pictures

@MainActor
@Suite("The list of the article about loading more")
struct PagesControllerTests {
  struct Failure: Error {}

  /// A server whose answers come when a test says so.
  @MainActor
  final class Server {
    private(set) var offsets: [Int] = []
    private var open: [CheckedContinuation<Page, any Error>] = []

    func fetch(_ offset: Int) async throws -> Page {
      offsets.append(offset)
      return try await withCheckedThrowingContinuation { open.append($0) }
    }

    func answer(_ posts: [String], isLast: Bool = false) {
      next()?.resume(returning: Page(posts: posts, isLast: isLast))
    }

    func fail() { next()?.resume(throwing: Failure()) }

    /// The oldest question without an answer. A test that answers none has failed.
    private func next() -> CheckedContinuation<Page, any Error>? {
      guard !open.isEmpty else {
        Issue.record("nothing was asked for")
        return nil
      }
      return open.removeFirst()
    }
  }

  private let server = Server()
  private let controller: PagesController
  private var tableView: UITableView { controller.tableView }

  init() {
    controller = PagesController { [server] in try await server.fetch($0) }
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.tableView.rowHeight = 40
    // A list loads as far as it is seen.
    controller.tableView.temper.subtract(.noWindow)
    controller.tableView.simulateWindow()
  }

  private func rows() -> [String] {
    (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        return tableView.cellForRow(at: path)?.textLabel?.text ?? "–"
      }
    }
  }

  private func settle() async throws { try await controller.feed.settle() }

  private func tapLastRow() {
    let section = tableView.numberOfSections - 1
    let row = tableView.numberOfRows(inSection: section) - 1
    tableView.simulateTap(at: IndexPath(row: row, section: section))
  }

  @Test("Pages are loaded as far as they are seen, and the row is removed after the last one")
  func pages() async throws {
    try await settle()
    #expect(rows() == ["Loading…"])
    #expect(server.offsets == [0])
    server.answer(["A", "B"])
    try await settle()
    // The row is on screen still.
    #expect(rows() == ["A", "B", "Loading…"])
    #expect(server.offsets == [0, 2])
    server.answer((0..<20).map { "post \($0)" })
    try await settle()
    #expect(rows().count == 23)
    #expect(server.offsets == [0, 2])
    #expect(controller.more?.state == .idle)
    tableView.scrollToRow(at: IndexPath(row: 22, section: 0), at: .bottom, animated: false)
    try await settle()
    #expect(server.offsets == [0, 2, 22])
    server.answer(["last"], isLast: true)
    try await settle()
    #expect(rows().count == 23)
    #expect(rows().last == "last")
    #expect(controller.more?.state == .finished)
  }

  @Test("The placeholder is shown once the list is known to be empty, and not before")
  func empty() async throws {
    try await settle()
    #expect(rows() == ["Loading…"])
    server.answer([], isLast: true)
    try await settle()
    #expect(rows() == ["Nothing here yet"])
    tapLastRow()
    try await settle()
    #expect(server.offsets == [0])
  }

  @Test("After an empty page that is not the last, the next one is loaded")
  func emptyPage() async throws {
    try await settle()
    server.answer([])
    try await settle()
    #expect(server.offsets == [0, 0])
    #expect(rows() == ["Loading…"])
    server.answer(["A"], isLast: true)
    try await settle()
    #expect(rows() == ["A"])
  }

  @Test("A tap tries a failed load again, with and without posts")
  func failures() async throws {
    try await settle()
    server.fail()
    try await settle()
    #expect(rows() == ["Tap to try again"])
    #expect(server.offsets == [0])
    tapLastRow()
    try await settle()
    #expect(rows() == ["Loading…"])
    #expect(server.offsets == [0, 0])
    // A tap while it loads does nothing.
    tapLastRow()
    try await settle()
    #expect(server.offsets == [0, 0])
    server.answer(["A"])
    try await settle()
    server.fail()
    try await settle()
    #expect(rows() == ["A", "Tap to try again"])
    tapLastRow()
    try await settle()
    #expect(server.offsets == [0, 0, 1, 1])
    server.answer(["B"], isLast: true)
    try await settle()
    #expect(rows() == ["A", "B"])
  }

  @Test("A refresh begins with the first page, in every state")
  func refresh() async throws {
    controller.addPullToRefresh()
    try await settle()
    server.answer(["A"])
    try await settle()
    #expect(server.offsets == [0, 1])
    // The second page is under way, and its rows never come.
    tableView.simulatePullToRefresh()
    try await settle()
    #expect(rows() == ["Loading…"])
    #expect(server.offsets == [0, 1, 0])
    #expect(controller.refreshControl?.isRefreshing == false)
    server.answer(["late"])
    try await settle()
    #expect(rows() == ["Loading…"])
    server.answer(["new"], isLast: true)
    try await settle()
    #expect(rows() == ["new"])
    #expect(controller.more?.state == .finished)
    tableView.simulatePullToRefresh()
    try await settle()
    #expect(rows() == ["Loading…"])
    #expect(server.offsets == [0, 1, 0, 0])
    server.fail()
    try await settle()
    #expect(rows() == ["Tap to try again"])
    tableView.simulatePullToRefresh()
    try await settle()
    #expect(rows() == ["Loading…"])
    #expect(server.offsets == [0, 1, 0, 0, 0])
    server.answer([], isLast: true)
    try await settle()
    #expect(rows() == ["Nothing here yet"])
  }

  @Test(
    "Ads added first are placed among posts only, a promo added last also without posts")
  func ads() async throws {
    let source = ListOfPosts()
    let feed = DecoratedTable(dataSource: source)
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    func cell(_ tableView: UITableView, _ path: IndexPath, _ text: String) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = text
      return cell
    }
    feed.addRows(["ad 0", "ad 1"], named: "ads", placed: .every(2, after: 1)) {
      cell($0, $1, $2)
    }
    let more = feed.addLoadMore {
      cell($0, $1, "more")
    } load: { _ in
    }
    feed.addPlaceholder { cell($0, $1, "nothing") }
    feed.addRows(["promo"], named: "promo", placed: .start) { cell($0, $1, $2) }
    tableView.simulateWindow()
    feed.attach(to: tableView)
    func rows() async throws -> [String] {
      try await feed.settle()
      return (tableView.indexPathsForVisibleRows ?? []).map {
        tableView.cellForRow(at: $0)?.textLabel?.text ?? "–"
      }
    }
    #expect(try await rows() == ["promo", "more"])
    more.state = .finished
    #expect(try await rows() == ["promo", "nothing"])
    source.posts = ["A", "B", "C", "D"]
    feed.reloadData()
    #expect(try await rows() == ["promo", "A", "ad 0", "B", "C", "ad 1", "D"])
    more.state = .failed
    #expect(try await rows() == ["promo", "A", "ad 0", "B", "C", "ad 1", "D", "more"])
  }

  @Test("A promo that was added before the placeholder replaces it")
  func promoInside() async throws {
    let source = ListOfPosts()
    let feed = DecoratedTable(dataSource: source)
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    feed.addRows(["promo"], placed: .start) { _, _, _ in UITableViewCell() }
    feed.addPlaceholder { _, _ in UITableViewCell() }
    tableView.simulateWindow()
    feed.attach(to: tableView)
    try await feed.settle()
    #expect(tableView.numberOfRows(inSection: 0) == 1)
    #expect(feed.explain(IndexPath(row: 0, section: 0))?.owner != "placeholder")
  }

  @Test("The article has the code of the controller, and the picture shows its rows")
  func article() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func text(of file: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    }
    let catalog = "Sources/DecoratorTableKit/DecoratorTableKit.docc"
    let article = try text(of: "\(catalog)/LoadMore.md")
    let code = try text(of: "Examples/Pictures/PagesController.swift")
    let middle = try #require(code.range(of: "extension PagesController")).lowerBound
    let first = code[..<middle].replacingOccurrences(of: "import DecoratorTableKit\n\n", with: "")
    for part in [first, String(code[middle...])] {
      #expect(
        article.contains(
          "```swift\n\(part.trimmingCharacters(in: .whitespacesAndNewlines))\n```"))
    }
    let columns = Picture.pages.columns.map(\.rows)
    let letters = ["A", "B", "C", "D", "E"].map { PictureColumn.Row.content($0) }
    let expected: [[PictureColumn.Row]] = [
      [.additional("Loading…")], letters[..<3] + [.additional("Loading…")],
      letters[..<3] + [.additional("Tap to try again")], letters,
      [.additional("Nothing here yet")],
    ]
    #expect(columns == expected)
  }
}

/// A source of posts.
private final class ListOfPosts: NSObject, UITableViewDataSource {
  var posts: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = posts[indexPath.row]
    return cell
  }
}
#endif
