import Foundation

extension UITableView {
  /// The table that this one stands for, or this table if it stands for none.
  var realTable: UITableView { (self as? TableStandIn)?.real ?? self }

  /// Whether the table is of UIKit's own class, so that no code can expect more of it.
  var isOfUIKit: Bool {
    // Not the dynamic type, which key-value observing replaces.
    classForCoder == UITableView.self
  }
}
