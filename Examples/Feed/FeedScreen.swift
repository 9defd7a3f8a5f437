import DecoratorTableKit
import Foundation

/// The screen: a table of posts, wrapped with separators and then with advertisements.
///
/// The data source and the delegate of the posts are as they would be without either.
@MainActor
final class FeedScreen {
  /// The table on screen.
  let tableView: UITableView
  /// The layers around the posts.
  let table: DecoratedTable

  private static let rowHeight: CGFloat = 44
  private static let separatorHeight: CGFloat = 22

  /// Shows a feed on a screen of so many rows.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - rows: The height of the screen, in rows of the standard height.
  ///   - width: The width of the screen, in points.
  ///   - report: Told what a tap on a row does, in words.
  init(_ content: FeedContent, rows: Int, width: CGFloat, report: @escaping (String) -> Void) {
    tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(rows) * Self.rowHeight),
      style: .plain)
    tableView.rowHeight = Self.rowHeight
    tableView.estimatedRowHeight = 0
    table = DecoratedTable(
      dataSource: PostsDataSource(posts: content.posts),
      delegate: PostsDelegate(posts: content.posts) { post, path in
        report("opens \(post.id) by \(post.author), number \(path.row) of the posts: \(post.text)")
      })
    addSeparators(of: content)
    addAdvertisements(of: content, report: report)
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
  }

  private func addSeparators(of content: FeedContent) {
    table.addRows(
      named: FeedContent.separatorsName, placed: content.separatorPlacement,
      height: { _ in Self.separatorHeight }
    ) { tableView, _, post in
      let cell = Self.cell(tableView, "separator", style: .default)
      cell.textLabel?.text = content.day(ofPost: post.row).description
      cell.textLabel?.textColor = .secondaryLabel
      cell.textLabel?.font = .boldSystemFont(ofSize: 13)
      cell.backgroundColor = .secondarySystemBackground
      cell.selectionStyle = .none
      return cell
    }
  }

  private func addAdvertisements(of content: FeedContent, report: @escaping (String) -> Void) {
    table.addRows(
      content.advertisements, named: FeedContent.advertisementsName,
      placed: content.advertisementPlacement,
      onSelect: { advertisement, _ in
        report("visits \(advertisement.vendor): \(advertisement.text)")
      }
    ) { tableView, _, advertisement in
      let cell = Self.cell(tableView, "advertisement", style: .subtitle)
      cell.textLabel?.text = "★ \(advertisement.vendor) · sponsored"
      cell.textLabel?.textColor = .systemOrange
      cell.detailTextLabel?.text = advertisement.text
      cell.backgroundColor = .systemGray6
      return cell
    }
  }

  private static func cell(
    _ tableView: UITableView, _ identifier: String, style: UITableViewCell.CellStyle
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
  }
}
