#if HEADLESS_UIKIT
import DecoratorTableKit
import Foundation

/// A tap on a row of the screen, and its effect.
struct FeedTap {
  /// The row that is tapped, in reuse coordinates.
  let path: IndexPath
  /// The reason for the choice of the row; nil if the user named it.
  let reason: String?

  /// Chooses the requested row. Without one it chooses the first visible post below an
  /// advertisement, because there the two paths of a row differ, else the first visible post. Nil
  /// if no post is visible.
  @MainActor
  init?(row: Int?, on screen: FeedScreen) {
    if let row {
      path = IndexPath(row: row, section: 0)
      reason = nil
      return
    }
    let rows = (screen.tableView.indexPathsForVisibleRows ?? [])
      .filter { screen.tableView.isEntirelyVisible($0) }
      .compactMap { path in screen.table.explain(path).map { (path: path, row: $0) } }
    let isPost = { (_: IndexPath, row: RowExplanation) in row.dataIndexPath != nil }
    if let advertisement = rows.firstIndex(where: {
      $0.row.owner == FeedContent.advertisementsName
    }), let post = rows[advertisement...].first(where: isPost) {
      path = post.path
      reason = "the first post in view below an advertisement"
    } else if let post = rows.first(where: isPost) {
      path = post.path
      reason = "the first post in view"
    } else {
      return nil
    }
  }

  /// Returns the effect of the tap in lines: the way from the table's path to the model, and the
  /// object that was told.
  ///
  /// - Parameters:
  ///   - explanation: The table's explanation of the row.
  ///   - text: The text of the row.
  ///   - selection: The selection reported to the app's own code; `nil` for none.
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
  /// Returns whether no part of a row is outside the bounds.
  fileprivate func isEntirelyVisible(_ path: IndexPath) -> Bool {
    bounds.contains(rectForRow(at: path))
  }
}
#endif
