/// What the parts around several children have inside: the parts of the children.
///
/// A call about a row or section goes to the part of the child that has it, with the table and the
/// index path of the child. That part answers in the same way as the one that was called, and finds
/// the owner among the layers of the child, or in a child of its own. A call about the whole table
/// goes to the parts of all children.
@MainActor
protocol ComposedParts: AnyObject {
  /// Returns the child that a row (inner) is of; nil if there is no such row any more.
  func child(ofRow indexPath: IndexPath) -> ChildPlace<IndexPath>?
  /// Returns the child that a section (inner) is of; nil if there is no such section any more.
  func child(ofSection section: Int) -> ChildPlace<Int>?
  /// Calls a closure with each child that has a table, from the top, until it returns false.
  func visitChildren(_ visit: (ChildPlace<Void>) -> Bool)
  /// Returns the row (inner) that shows a row of a child; nil if there is no such row.
  func place(of indexPath: IndexPath, inChild number: Int) -> IndexPath?
  /// Notes that a cell, header or footer comes for a child.
  func note(_ view: UIView, ofChild number: Int)
  /// Forgets a cell, and returns its row in the child that it came for, or else in that of a row
  /// (inner); nil if there is none any more. A row of another child is passed on as it is.
  func forget(_ cell: UITableViewCell, at indexPath: IndexPath) -> ChildPlace<IndexPath>?
  /// Forgets a header or footer, and returns its section in the same way.
  func forget(_ view: UIView, ofSection section: Int) -> ChildPlace<Int>?
  /// Notes that a context menu is of a child.
  func note(_ menu: UIContextMenuConfiguration, ofChild number: Int)
  /// Returns the child that a context menu is of; nil if it was not seen coming.
  func child(of menu: UIContextMenuConfiguration) -> ChildPlace<Void>?
  /// Forgets a context menu.
  func forget(_ menu: UIContextMenuConfiguration)
  /// Returns whether any child has a method; nil if that depends on one that cannot tell.
  func answers(_ method: ForwardedMethod) -> Bool?
  /// Notes that a child has a method, which it has shown by its answer.
  func noteAnswer(to method: ForwardedMethod)
}

/// A row or section of one of several children.
struct ChildPlace<Place> {
  /// The number of the child from the top; nil once the table does not show it any more.
  let number: Int?
  /// The part of the child.
  let part: ForwardingObject
  /// The table as the child knows it.
  let tableView: UITableView
  /// The row or section in the outermost coordinates of the child.
  let place: Place
}
