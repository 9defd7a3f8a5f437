/// A drag, as the side sees it that it may end on.
@MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}
