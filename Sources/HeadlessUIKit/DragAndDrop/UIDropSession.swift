/// A drag, seen from the side where it may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag as this app began it; nil if another app did.
  var localDragSession: (any UIDragSession)? { get }
}
