/// Whether calls that a part of a segment forwards come back to it.
///
/// A wrapped proxy may forward to the layers itself: for example, it is set as the delegate again,
/// and forwards to the one that it replaces. Then the two would call each other for ever.
///
/// This is checked when the part is set on a table, when the table loads, and when other code sets
/// another object. From then on each call is forwarded once. Before that, calls are not tracked.
@MainActor
final class ForwardingLoop {
  /// The name of a method that no object has. A proxy that is asked for it asks the object that it
  /// forwards to.
  nonisolated static let question = "decoratorTableKitForwardingComesBackTo:"

  /// Whether there is a loop.
  var isThere = false
  /// Whether the object inside is being asked which methods it has.
  var isAsking = false
  /// The methods of the object inside that are being called, in a loop.
  private var current: Set<ForwardedMethod> = []

  /// Returns whether a call of a method, or a question for it, is recursive.
  func isRecursive(_ method: ForwardedMethod) -> Bool {
    // Sections and their rows are counted together.
    isThere && current.contains(method == .numberOfRows ? .numberOfSections : method)
  }

  /// Resets the result, since there is another object inside.
  func forget() {
    isThere = false
    isAsking = false
    current = []
  }

  /// Begins a call in a loop.
  func begin(_ method: ForwardedMethod) { current.insert(method) }

  /// Ends a call that was begun.
  func end(_ method: ForwardedMethod) { current.remove(method) }
}
