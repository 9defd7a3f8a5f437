#if !canImport(UIKit)
import DecoratorTableKit
import Foundation

/// A tap on a row of the screen, and what it does.
struct FeedTap {
  /// The row that is tapped, in reuse coordinates.
  let path: IndexPath
  /// Why this row, if nobody has named one.
  let reason: String?

  /// A tap on the row that was asked for; otherwise on the first post in view that stands below an
  /// advertisement, for that is where the two paths of a row differ; otherwise on the first post in
  /// view. There is none if there is no post in view.
  @MainActor
  init?(row: Int?, on screen: FeedScreen) {
    if let row {
      path = IndexPath(row: row, section: 0)
      reason = nil
      return
    }
    let rows = (screen.tableView.indexPathsForVisibleRows ?? [])
      .filter { screen.tableView.isEntirelyVisible($0) }
      .compactMap(screen.table.explain)
    let isPost = { (row: RowExplanation) in row.dataIndexPath != nil }
    if let advertisement = rows.firstIndex(where: { $0.owner == FeedContent.advertisementsName }),
      let post = rows[advertisement...].first(where: isPost)
    {
      path = post.reuseIndexPath
      reason = "the first post in view below an advertisement"
    } else if let post = rows.first(where: isPost) {
      path = post.reuseIndexPath
      reason = "the first post in view"
    } else {
      return nil
    }
  }

  /// What the tap has done, in lines: the way from the path of the table to the model, and who was
  /// told.
  ///
  /// - Parameters:
  ///   - explanation: The table's explanation of the row.
  ///   - text: What the row shows.
  ///   - selection: What the app's own code was told; `nil` if nothing was.
  func report(
    _ explanation: RowExplanation, showing text: String, selecting selection: FeedSelection?
  ) -> [String] {
    let title = "Tap on row \(path.row)"
    let owner = explanation.index.map { "\(explanation.owner) \($0)" } ?? explanation.owner
    let data = explanation.dataIndexPath.map { "data \(RowPosition($0))" } ?? "no data path"
    let way = "  reuse \(RowPosition(path)) → \(owner) → \(data) → "
    return [reason.map { "\(title), \($0) (--tap ROW taps another)" } ?? title]
      + Self.effect(of: selection, on: text, way: way)
  }

  private static func effect(
    of selection: FeedSelection?, on text: String, way: String
  ) -> [String] {
    switch selection {
    case .post(let post, let data)?:
      [
        way + post.id,
        "  The posts' own delegate is told of \(RowPosition(data)) and opens \(post.author):",
        "  “\(post.text)”",
      ]
    case .advertisement(let advertisement, let reuse)?:
      [
        way + advertisement.id,
        "  The ads' layer is told of \(RowPosition(reuse)) and visits \(advertisement.vendor):",
        "  “\(advertisement.text)”",
      ]
    case nil:
      [way + text, "  The row cannot be selected: nobody is told."]
    }
  }
}

extension UITableView {
  /// Whether no part of a row is outside the bounds.
  fileprivate func isEntirelyVisible(_ path: IndexPath) -> Bool {
    bounds.contains(rectForRow(at: path))
  }
}
#endif
