import Foundation

// Forwarding that comes back to itself. Nothing here is visible to UIKit.
extension ForwardingObject {
  /// Calls the object inside, unless the call has come back from there.
  ///
  /// A call of a method inside another one of it is nothing unusual. It is the occasion to ask
  /// whether calls come back.
  @inline(__always)
  @discardableResult
  final func passOn<Value>(_ method: ForwardedMethod, _ call: () -> Value?) -> Value? {
    guard loop.begin(method) || beginInside(method) else { return nil }
    defer { loop.end() }
    return call()
  }

  /// Begins a call inside another one, unless it has come back.
  private func beginInside(_ method: ForwardedMethod) -> Bool {
    if loop.isPassingOn(method) { lookForLoop() }
    // No app nests calls so deeply. An object that cannot be asked does not tell before.
    if loop.around.count > 100 { noteLoop() }
    guard !loop.isComingBack(method) else { return false }
    loop.beginInside(method)
    return true
  }

  /// Asks the object inside something about its methods; false if the question has come back.
  final func askOnce(_ ask: () -> Bool?) -> Bool? {
    guard !loop.isAsking else {
      noteLoop()
      return false
    }
    loop.isAsking = true
    defer { loop.isAsking = false }
    return ask()
  }

  /// Finds out whether calls of the object inside come back, and reports it.
  final func lookForLoop() {
    guard !loop.isThere, !loop.isAsking else { return }
    _ = answerWhetherItComesBack()
  }

  /// Passes the question on, and notes it if it has come back.
  final func answerWhetherItComesBack() -> Bool {
    guard let innerObject else { return false }
    _ = askOnce { implements(ForwardingLoop.question, innerObject) }
    return false
  }

  private func noteLoop() {
    guard !loop.isThere else { return }
    loop.isThere = true
    let name = innermostObject.map { "\(type(of: $0))" } ?? "nil"
    layer.reportOnce(.forwardingLoop(layer: layer.name, className: name))
  }
}
