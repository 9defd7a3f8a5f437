#if HEADLESS_UIKIT
import DecoratorTableKit

/// Puts objects around those that a decorated table gave to its table, and keeps them.
@MainActor
final class Replacements {
  private var objects: [AnyObject] = []

  /// Drops most methods of the delegate.
  func dropMethods(in tableView: UITableView) {
    let delegate = SilentDelegate(tableView.delegate)
    objects.append(delegate)
    tableView.delegate = delegate
  }

  /// Lets the cells show something else.
  func changeCells(in tableView: UITableView) {
    guard let inner = tableView.dataSource else { return }
    let source = LyingSource(inner)
    objects.append(source)
    tableView.dataSource = source
  }
}
#endif
