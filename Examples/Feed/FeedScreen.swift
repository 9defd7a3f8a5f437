import DecoratorTableKit
import Foundation

/// The screen: a table of posts, wrapped with separators and then with advertisements.
///
/// The data source and the delegate of the posts know nothing of the two.
@MainActor
final class FeedScreen {
  /// The table on screen.
  let tableView: UITableView
  /// The layers around the posts.
  let table: DecoratedTable

  private static let rowHeight: CGFloat = 44
  private static let separatorHeight: CGFloat = 22
  private static let advertisementTint = UIColor(red: 1, green: 0.95, blue: 0.8, alpha: 1)
  private static let advertisementTitle = UIColor(red: 0.72, green: 0.4, blue: 0, alpha: 1)

  /// Shows a feed on a screen.
  ///
  /// - Parameters:
  ///   - content: The content of the screen.
  ///   - rows: The height of the screen, in rows of the standard height.
  ///   - width: The width of the screen, in points.
  ///   - onSelect: Called with each selection of the user.
  init(
    _ content: FeedContent, rows: Int = 1, width: CGFloat = 320,
    onSelect: @escaping (FeedSelection) -> Void = { _ in }
  ) {
    tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(rows) * Self.rowHeight),
      style: .plain)
    tableView.rowHeight = Self.rowHeight
    // With an estimate, a table asks for the heights of its visible rows instead of a million.
    tableView.estimatedRowHeight = Self.rowHeight
    table = DecoratedTable(
      dataSource: PostsDataSource(posts: content.posts),
      delegate: PostsDelegate(posts: content.posts) { onSelect(.post($0, $1)) })
    addSeparators(of: content)
    addAdvertisements(of: content, onSelect: onSelect)
    #if HEADLESS_UIKIT
    tableView.simulateWindow()
    #endif
    table.attach(to: tableView)
  }

  private func addSeparators(of content: FeedContent) {
    table.addRows(
      named: FeedContent.separatorsName, placed: content.separatorPlacement
    ) { tableView, _, post in
      let cell = Self.cell(tableView, "separator", style: .default)
      cell.textLabel?.text = content.day(ofPost: post.row).description
      cell.textLabel?.textColor = .secondaryLabel
      cell.textLabel?.font = .boldSystemFont(ofSize: 13)
      cell.backgroundColor = .systemGray5
      cell.selectionStyle = .none
      return cell
    }
    .height(Self.separatorHeight)
  }

  private func addAdvertisements(
    of content: FeedContent, onSelect: @escaping (FeedSelection) -> Void
  ) {
    table.addRows(
      content.advertisements, named: FeedContent.advertisementsName,
      placed: content.advertisementPlacement
    ) { tableView, _, advertisement in
      let cell = Self.cell(tableView, "advertisement", style: .subtitle)
      cell.textLabel?.text = "★ \(advertisement.vendor) · sponsored"
      cell.textLabel?.textColor = Self.advertisementTitle
      cell.detailTextLabel?.text = advertisement.text
      cell.backgroundColor = Self.advertisementTint
      return cell
    }
    .height(Self.rowHeight)
    .onSelect { onSelect(.advertisement($0, $1)) }
  }

  private static func cell(
    _ tableView: UITableView, _ identifier: String, style: UITableViewCell.CellStyle
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
  }
}
