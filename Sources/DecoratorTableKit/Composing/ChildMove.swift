import Foundation

/// A drag of a row from one child of a ``ComposedTable`` to another.
///
/// For nested composed tables, the children are the innermost ones, which own the row.
public struct ChildMove {
  /// The child that the row is dragged from.
  public let source: DecoratedTable
  /// The row before the move, in the coordinates of what that child wraps (data).
  public let sourceIndexPath: IndexPath
  /// The child that the row is dragged to.
  public let destination: DecoratedTable
  /// The row after the move, in the coordinates of what that child wraps (data).
  public let destinationIndexPath: IndexPath
}

/// The app's handlers of drags from one child to another.
final class ChildMoveHandlers {
  let allows: (ChildMove) -> Bool
  let didMove: (ChildMove) -> Void

  init(allows: @escaping (ChildMove) -> Bool, didMove: @escaping (ChildMove) -> Void) {
    self.allows = allows
    self.didMove = didMove
  }
}
