import DecoratorTableKit
import Foundation

/// The screen: a table of posts within three layers, each with a different policy.
@MainActor
final class LiveScreen {
  /// The table on screen.
  let tableView: UITableView
  /// The layers around the posts.
  let table: DecoratedTable
  /// The app's own source.
  let source: LivePostsDataSource
  /// The layer of the advertisements, which come and go by themselves.
  let ads: RowLayer<LiveAd>

  /// The name of the advertisements' layer.
  static let adsName = "ads"

  /// Shows posts on a screen.
  ///
  /// - Parameters:
  ///   - posts: The posts.
  ///   - rows: The height of the screen, in rows.
  ///   - width: The width of the screen, in points.
  ///   - rowHeight: The height of a row, in points. That of a line of a picture, if left out.
  init(posts: [LivePost], rows: Int, width: CGFloat, rowHeight: CGFloat = 22) {
    tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(rows) * rowHeight),
      style: .plain)
    tableView.rowHeight = rowHeight
    tableView.estimatedRowHeight = rowHeight
    source = LivePostsDataSource(posts: posts)
    table = DecoratedTable(dataSource: source)
    ads = table.addRows(
      [LiveAd](), named: Self.adsName, placed: .every(4, after: 2), policy: .followContent
    ) { tableView, _, ad in
      Self.cell(tableView, "ad", text: "★ \(ad.vendor) · sponsored")
    }
    .height(rowHeight)
    table.addRows(
      ["Try the evening edition"], named: "promo", placed: .tableRows([3]), policy: .keepRow
    ) { tableView, _, text in
      Self.cell(tableView, "promo", text: text)
    }
    .height(rowHeight)
    table.addRows(named: "end", placed: .end) { tableView, _, _ in
      Self.cell(tableView, "end", text: "— you have seen it all —")
    }
    .height(rowHeight)
    #if HEADLESS_UIKIT
    tableView.simulateWindow()
    #endif
    table.attach(to: tableView)
    #if HEADLESS_UIKIT
    tableView.layoutIfNeeded()
    #endif
  }

  private static func cell(
    _ tableView: UITableView, _ identifier: String, text: String
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    cell.textLabel?.text = text
    cell.backgroundColor = .systemGray5
    return cell
  }
}
