import Foundation

/// A row that a person drags from one child of a ``ComposedTable`` to another.
///
/// A child that is a composed table is not named: its own child is, which owns the row.
public struct ChildMove {
  /// The child that the row comes from.
  public let source: any TableChild
  /// The row before the move, in the coordinates of what that child wraps (data).
  public let sourceIndexPath: IndexPath
  /// The child that the row comes to.
  public let destination: any TableChild
  /// The row after the move, in the coordinates of what that child wraps (data).
  public let destinationIndexPath: IndexPath
}

/// What an app makes of rows that are dragged from one child to another.
struct ChildMoveHandlers {
  let allows: (ChildMove) -> Bool
  let didMove: (ChildMove) -> Void
}
