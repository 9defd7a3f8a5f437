import DecoratorTableKit
import Foundation

/// The screen: several sources in one table, each with its own layers, and a layer around all.
@MainActor
final class ComposeScreen {
  /// A source in the table.
  enum Child: String, CaseIterable {
    case stories, search, feed, settings, retry
  }

  /// The table on screen.
  let tableView: UITableView
  /// All sources in one table.
  let home: ComposedTable
  let stories = StoriesDataSource(["Ada", "Ben"])
  let search = Search(places: ["Amsterdam", "Athens", "Barcelona", "Belgrade", "Bergen", "Berlin"])
  let feed = Feed(posts: Array(1...4))
  let settings = Settings()
  private let retry = RetryDataSource()
  /// The decorated table of each source.
  let tables: [Child: DecoratedTable]

  /// The name of the layer around all sources.
  static let greetingName = "greeting"

  /// Shows stories and settings on a screen of `rows` rows, `width` points wide.
  init(rows: Int, width: CGFloat) {
    tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(rows) * UITableViewCell.lineHeight),
      style: .plain)
    tableView.rowHeight = UITableViewCell.lineHeight
    tableView.estimatedRowHeight = 0
    tableView.sectionHeaderHeight = UITableViewCell.lineHeight
    let tables: [Child: DecoratedTable] = [
      .stories: DecoratedTable(dataSource: stories), .search: search.table, .feed: feed.table,
      .settings: settings.table, .retry: DecoratedTable(dataSource: retry, delegate: retry),
    ]
    self.tables = tables
    home = ComposedTable(.bySections, [Child.stories, .settings].compactMap { tables[$0] })
    home.addRows(
      ["Welcome back"], named: Self.greetingName, placed: .start, cell: .class(GreetingCell.self)
    )
    .height(GreetingCell.lineHeight)
    retry.retry = { [weak self] in self?.replace(.retry, with: .feed) }
    #if HEADLESS_UIKIT
    tableView.simulateWindow()
    #endif
    home.attach(to: tableView)
    #if HEADLESS_UIKIT
    tableView.layoutIfNeeded()
    #endif
  }

  /// The sources that are shown, from the top. Setting them is a batch.
  var children: [Child] {
    get { home.children.compactMap { name(of: $0) } }
    set { home.children = newValue.compactMap { tables[$0] } }
  }

  /// Shows another source in the place of one, in one batch.
  func replace(_ child: Child, with other: Child) {
    children = children.map { $0 == child ? other : $0 }
  }

  /// Returns which source a child is.
  func name(of child: LayeredTable) -> Child? {
    tables.first { $0.value === child }?.key
  }

  /// The text of each row, section by section, as it has to be on screen, without the rows that
  /// have their places from the kit: the advertisements and the greeting.
  var texts: [[String]] {
    children.flatMap { child in
      switch child {
      case .stories: [stories.people.map(StoriesDataSource.text)]
      case .search: [search.texts]
      case .feed: [feed.source.posts.map(feed.source.text)]
      case .settings: settings.texts
      case .retry: [[RetryDataSource.text]]
      }
    }
  }

  /// The text of the header of each section, as it has to be on screen.
  var headers: [String?] {
    children.flatMap { child in
      guard child == .settings else { return [nil] as [String?] }
      return settings.texts.indices.map { settings.heading(ofSection: $0)?.text }
    }
  }
}

/// The cell of the greeting above all sources.
final class GreetingCell: UITableViewCell, Updatable {
  func update(viewData text: String) {
    show(text)
    backgroundColor = .systemGray6
  }
}
