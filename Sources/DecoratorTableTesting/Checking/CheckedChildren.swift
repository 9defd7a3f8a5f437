public import DecoratorTableKit

/// The children of a table that has several sources, in the form that a ``ConsistencyChecker``
/// examines.
///
/// Rows of a child are those that the table around it sees, in the outermost coordinates of the
/// child. *Reuse* rows are those of the table on screen.
@MainActor
public protocol CheckedChildren {
  /// The number of rows of each section of each child, from the top.
  var rowCounts: [[Int]] { get }
  /// Whether all children have rows in one section, each those of its first.
  var haveOneSection: Bool { get }

  /// Returns the child that a row is of.
  ///
  /// - Parameter row: A row of the table (reuse).
  /// - Returns: The child's row; nil if the row is one of a layer around the children.
  func origin(ofReuse row: RowPosition) -> CheckedChildRow?

  /// Returns where a row of a child is.
  ///
  /// - Parameter row: A row of a child, which may not exist.
  /// - Returns: A row of the table (reuse); nil if there is no such row, or it is not shown.
  func reuseRow(of row: CheckedChildRow) -> RowPosition?
}

/// A row of one of several children.
public struct CheckedChildRow: Hashable, Sendable {
  /// The child, counted from the top.
  public let child: Int
  /// The row, in the outermost coordinates of the child.
  public let row: RowPosition

  /// Creates a row of a child.
  public init(child: Int, row: RowPosition) {
    self.child = child
    self.row = row
  }
}
