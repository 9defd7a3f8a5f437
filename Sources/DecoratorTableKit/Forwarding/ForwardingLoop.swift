/// Whether what a part of a layer forwards comes back to it.
///
/// Somebody's proxy may have been wrapped, and may forward to the layers itself: it becomes the
/// delegate again, for example, and forwards to the one that it displaces. Then each of the two
/// would call the other for ever.
///
/// That is found out where it comes about: when a table is given the part, when it loads, and when
/// somebody gives it another object. From then on each call is passed on once. Before that nothing
/// is noted of calls.
@MainActor
final class ForwardingLoop {
  /// The name of a method that nobody has. A proxy that is asked for it asks the object that it
  /// forwards to.
  nonisolated static let question = "decoratorTableKitForwardingComesBackTo:"

  /// Whether what is forwarded comes back.
  var isThere = false
  /// Whether the object inside is being asked which methods it has.
  var isAsking = false
  /// The methods of the object inside that are being called, where calls come back.
  private var current: Set<ForwardedMethod> = []

  /// Returns whether a question for a method, or a call of it, has come back.
  func isRecursive(_ method: ForwardedMethod) -> Bool {
    // Sections and their rows are counted in one go.
    isThere && current.contains(method == .numberOfRows ? .numberOfSections : method)
  }

  /// Forgets what was found out, since there is another object inside.
  func forget() {
    isThere = false
    isAsking = false
    current = []
  }

  /// Begins a call where calls come back.
  func begin(_ method: ForwardedMethod) { current.insert(method) }

  /// Ends a call that was begun.
  func end(_ method: ForwardedMethod) { current.remove(method) }
}
