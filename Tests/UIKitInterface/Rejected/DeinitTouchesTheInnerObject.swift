// expect: from nonisolated deinit
import DecoratorTableKit

final class Layer: NSObject, UITableViewDelegate {
  var table: UITableView?
  var inner: (any UITableViewDelegate)?

  deinit {
    let delegate = inner
    _ = delegate
  }
}
