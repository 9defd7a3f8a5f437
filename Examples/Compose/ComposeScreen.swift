import DecoratorTableKit
import Foundation

/// The screen: several sources in one table, each with its own layers, and a layer around all.
@MainActor
final class ComposeScreen {
  /// A source in the table.
  enum Child: String, CaseIterable {
    case stories, feed, settings, retry
  }

  /// The table on screen.
  let tableView: UITableView
  /// All sources in one table.
  let home: ComposedTable
  let stories: StoriesDataSource
  let posts: PostsDataSource
  let settings = SettingsDataSource()
  /// The decorated table of each source.
  let tables: [Child: DecoratedTable]
  /// The layer of the advertisements, among the posts.
  let ads: RowLayer<String>
  /// The layer that collapses sections of the settings.
  let folded: HidingLayer

  private static let rowHeight: CGFloat = 22

  /// Shows stories and a feed on a screen of `rows` rows, `width` points wide.
  init(rows: Int, width: CGFloat) {
    tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(rows) * Self.rowHeight),
      style: .plain)
    tableView.rowHeight = Self.rowHeight
    tableView.estimatedRowHeight = 0
    tableView.sectionHeaderHeight = Self.rowHeight
    stories = StoriesDataSource(["Ada", "Ben"])
    posts = PostsDataSource(Array(1...6))
    let feed = DecoratedTable(dataSource: posts)
    ads = feed.addRows(
      ["tea", "trains"], named: "ads", placed: .every(3, after: 2), promise: .followContent
    ) { tableView, _, ad in
      Self.cell(tableView, "★ \(ad) · sponsored")
    }
    let switches = DecoratedTable(dataSource: settings)
    folded = switches.hideRows(named: "folded", collapsingOnTap: .header)
    let tables: [Child: DecoratedTable] = [
      .stories: DecoratedTable(dataSource: stories), .feed: feed, .settings: switches,
      .retry: DecoratedTable(dataSource: RetryDataSource()),
    ]
    self.tables = tables
    home = ComposedTable(.bySections, [Child.stories, .feed].compactMap { tables[$0] })
    home.table.addRows(["Welcome back"], named: "greeting", placed: .start) { tableView, _, text in
      Self.cell(tableView, text)
    }
    tableView.simulateWindow()
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
  }

  /// The sources that are shown, from the top. Setting them is a batch.
  var children: [Child] {
    get { home.children.compactMap { name(of: $0) } }
    set { home.children = newValue.compactMap { tables[$0] } }
  }

  /// Returns which source a child is.
  func name(of child: any TableChild) -> Child? {
    tables.first { $0.value === child }?.key
  }

  /// The text of each row of the sources, section by section, as it has to be on screen.
  var texts: [[String]] {
    children.flatMap { child in
      switch child {
      case .stories: [stories.people.map(StoriesDataSource.text)]
      case .feed: [posts.posts.map(posts.text)]
      case .retry: [[RetryDataSource.text]]
      case .settings:
        settings.sections.enumerated().map { number, section in
          folded.isCollapsed(section: number) ? [] : section.settings.map(SettingsDataSource.text)
        }
      }
    }
  }

  private static func cell(_ tableView: UITableView, _ text: String) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "added")
      ?? UITableViewCell(style: .default, reuseIdentifier: "added")
    cell.textLabel?.text = text
    cell.backgroundColor = .systemGray6
    return cell
  }
}
