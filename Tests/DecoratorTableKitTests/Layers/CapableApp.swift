import DecoratorTableKit
import Foundation

#if HEADLESS_UIKIT
/// An app whose posts can do all that a layer's rows can, each call noted with its data row.
final class CapableApp: NSObject, UITableViewDataSource, UITableViewDelegate {
  let posts: [String]
  let log = CallLog()
  /// The posts on screen, by data row.
  private(set) var shown: [Int] = []

  init(_ posts: [String]) {
    self.posts = posts
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = textCell(tableView, posts[indexPath.row])
    cell.accessoryType = .detailButton
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    50 + CGFloat(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shown.append(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shown.removeAll { $0 == indexPath.row }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.note("details \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 2
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.note("commit \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [log.swipeAction("pin", indexPath.row)])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    indexPath.row == 0
      ? nil : UISwipeActionsConfiguration(actions: [log.swipeAction("archive", indexPath.row)])
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let action = log.menuAction("copy", indexPath.row)
    return UIContextMenuConfiguration(
      identifier: nil, actionProvider: { _ in UIMenu(children: [action]) })
  }
}

extension CallLog {
  /// An action of a swipe that notes that it was performed.
  func swipeAction(_ title: String, _ row: Int) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [self] _, _, done in
      note("\(title) \(row)")
      done(true)
    }
  }

  /// An action of a menu that notes that it was performed.
  func menuAction(_ title: String, _ row: Int) -> UIAction {
    UIAction(title: title) { [self] _ in note("\(title) \(row)") }
  }

  /// What was noted since this was asked last.
  func consume() -> [String] {
    defer { clear() }
    return lines
  }
}
#endif
