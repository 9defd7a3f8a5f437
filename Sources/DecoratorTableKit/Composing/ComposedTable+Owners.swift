import Foundation

// The owners of the rows of a composed table: its children.
extension ComposedTable {
  /// Returns the child that a row of the table on screen is of; nil if it is a row of a layer
  /// around all children, or there is no such row.
  ///
  /// The row may be one of the child's own layers. The child's ``LayeredTable/explain(_:in:)`` and
  /// ``LayeredTable/dataIndexPath(forReuse:)`` take the same index path.
  ///
  /// - Parameter indexPath: A row of the table on screen (reuse).
  /// - Complexity: O(layers + log *n*) for *n* children.
  public func child(at indexPath: IndexPath) -> LayeredTable? {
    outerIndexPath(forReuse: indexPath).flatMap { place(atOuter: RowPosition($0))?.child }
  }

  /// Returns the child that a row outside all layers is of, and the row in the outermost
  /// coordinates of the child; nil if there is none.
  package func place(
    atOuter position: RowPosition
  ) -> (child: LayeredTable, position: RowPosition)? {
    guard let place = contentPosition(ofOuter: position),
      let origin = composition.origin(of: place)
    else { return nil }
    return (shown[origin.child].child, origin.row)
  }

  /// Returns the row outside all layers that shows a row of a child, in the outermost coordinates
  /// of the child; nil if the child or the row is not shown.
  ///
  /// - Complexity: O(*n* + layers) for *n* children.
  package func outerPosition(of position: RowPosition, in child: LayeredTable) -> RowPosition? {
    shown.first { $0.child === child }?.shownPosition(ofContent: position)
  }
}
