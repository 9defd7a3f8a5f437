/// Whether what a part of a layer forwards comes back to it, and where it is on its way.
///
/// Somebody's proxy may have been wrapped, and may forward to the layers itself: it becomes the
/// delegate again, for example, and forwards to the one that it displaces. Then each of the two
/// calls the other for ever. The part that notices it passes on each call once.
struct ForwardingLoop {
  /// The name of a method that nobody has. A proxy that is asked for it asks the object that it
  /// forwards to.
  static let question = "decoratorTableKitForwardingComesBackTo:"

  /// Whether what is forwarded comes back.
  var isThere = false
  /// Whether the object inside is being asked which methods it has.
  var isAsking = false
  /// The method of the object inside that is being called; nil if none is.
  private(set) var current: ForwardedMethod?
  /// The methods inside of whose calls that one is made, the outermost first.
  private(set) var around: [ForwardedMethod] = []

  /// Returns whether a method of the object inside is being called.
  func isPassingOn(_ method: ForwardedMethod) -> Bool {
    guard let current else { return false }
    // Sections and their rows are counted in one go.
    let method = method == .numberOfRows ? .numberOfSections : method
    return current == method || around.contains(method)
  }

  /// Returns whether a question for a method, or a call of it, has come back.
  func isComingBack(_ method: ForwardedMethod) -> Bool { isThere && isPassingOn(method) }

  /// Begins a call, unless there is a reason to look closer.
  @inline(__always)
  mutating func begin(_ method: ForwardedMethod) -> Bool {
    guard current == nil, !isThere else { return false }
    current = method
    return true
  }

  /// Begins a call, inside another one if there is one.
  mutating func beginInside(_ method: ForwardedMethod) {
    if let current { around.append(current) }
    current = method
  }

  /// Ends the call that was begun last.
  @inline(__always)
  mutating func end() {
    current = around.isEmpty ? nil : around.removeLast()
  }
}
