import Foundation

extension ForwardingObject {
  /// Wraps another object than before, of the kind that this part forwards to.
  final func wrap(object: AnyObject?, ownership: InnerOwnership) {
    switch self {
    case let part as AdditionalTableViewDataSourceImpl:
      part.wrap(object as? any UITableViewDataSource, ownership: ownership)
    case let part as AdditionalTableViewDelegateImpl:
      part.wrap(object as? any UITableViewDelegate, ownership: ownership)
    case let part as ForwardingTableViewDataSourcePrefetching:
      part.wrap(object as? any UITableViewDataSourcePrefetching, ownership: ownership)
    case let part as ForwardingTableViewDragDelegate:
      part.wrap(object as? any UITableViewDragDelegate, ownership: ownership)
    case let part as ForwardingTableViewDropDelegate:
      part.wrap(object as? any UITableViewDropDelegate, ownership: ownership)
    default: misuse("\(type(of: self)) forwards to no object of a table")
    }
  }
}
