// On a device there is no finger to simulate: the tests call the delegate as UIKit does.
#if !HEADLESS_UIKIT
import UIKit

extension UITableView {
  @MainActor
  func simulateTap(at indexPath: IndexPath) {
    guard delegate?.tableView?(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    let asks = delegate?.responds(
      to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)))
    var selected: IndexPath? = indexPath
    if asks == true { selected = delegate?.tableView?(self, willSelectRowAt: indexPath) }
    guard let selected else { return }
    selectRow(at: selected, animated: false, scrollPosition: .none)
    delegate?.tableView?(self, didSelectRowAt: selected)
  }
}
#endif
