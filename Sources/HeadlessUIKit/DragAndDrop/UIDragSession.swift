/// A drag, as the side sees it that it began on.
@MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Whatever that side wants to remember.
  var localContext: Any? { get set }
}
