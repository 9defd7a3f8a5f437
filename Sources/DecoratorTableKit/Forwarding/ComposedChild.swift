import Foundation

/// A child, as the parts of the layers around all children see it.
@MainActor
protocol ComposedChild: AnyObject {
  /// The number of the child from the top; nil while the table does not show it.
  var number: Int? { get }
  /// The content table of the child; nil while it has none.
  var table: ContentTableView? { get }
  /// The content table of its views, also after it has no table any more.
  var lastTable: ContentTableView? { get }
  /// The number of rows of each section of the child, as the table knows them.
  var rowCounts: [Int] { get }
  /// Whether the child has other rows than the table knows.
  var isOutdated: Bool { get }
  /// The children of the child, if it is a composed table itself.
  var composedContent: ComposedContent? { get }

  /// The outermost parts of the child.
  var front: TableFront { get }
}

/// A row or section of one of several children.
struct ChildPlace<Place> {
  let slot: any ComposedChild
  /// The content table of the child.
  let tableView: UITableView
  /// The row or section in the outermost coordinates of the child.
  var place: Place
}

/// What the content of a composed table needs from it.
@MainActor
protocol ComposedContentHost: AnyObject {
  /// The rows and sections of the children that the table shows, one child below the other.
  var composition: Composition { get }
  /// The number of children that the table shows.
  var childCount: Int { get }
  /// The children that have a table: those that are shown or about to be shown.
  var childrenWithTable: [any ComposedChild] { get }
  /// Which rows of the children are content of their own sources.
  var contentPositions: ContentPositions { get }

  /// Reads the counts of all children afresh, since the table loads.
  func readCounts()

  /// Calls a closure with each child that the table shows, from the top, until it returns false.
  func visitChildren(_ visit: (any ComposedChild) -> Bool)

  /// Returns a child that the table shows, by its number from the top.
  func child(_ number: Int) -> any ComposedChild

  /// Returns the child that a place (data, in the list that results from a drag) is in; nil if
  /// there is none.
  func child(around indexPath: IndexPath) -> (any ComposedChild)?

  /// Returns the place in a child that is nearest to a place among all rows (data, in the resulting
  /// list).
  func destination(_ indexPath: IndexPath, in slot: any ComposedChild) -> IndexPath?

  /// Whether the app allows rows to be dragged from one child to another.
  var allowsCrossing: Bool { get }

  /// Returns whether the app allows a row to be dragged to a place (data) in another child.
  func allowsCrossing(of row: ChildPlace<IndexPath>, to indexPath: IndexPath) -> Bool

  /// Follows a row that was dragged to a place (data) of another child.
  ///
  /// - Returns: False if the place is in the row's own child.
  func followCrossing(of row: ChildPlace<IndexPath>, to indexPath: IndexPath) -> Bool

  /// Follows a drag by the user within a child, which the table shows already.
  func didMoveRows(of slot: any ComposedChild)

  /// Returns the translation of index paths between a drop and a child.
  func dropTranslation(of slot: any ComposedChild) -> any DropTranslation
}
