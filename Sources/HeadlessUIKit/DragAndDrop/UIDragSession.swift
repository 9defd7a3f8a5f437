/// A drag, seen from the side where it began.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value that the side where the drag began can store.
  var localContext: Any? { get set }
}
