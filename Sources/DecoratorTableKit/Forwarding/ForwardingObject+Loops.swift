import Foundation

// Forwarding loops. Nothing here is visible to UIKit.
extension ForwardingObject {
  /// Calls the object inside, unless the call is recursive.
  @inline(__always)
  @discardableResult
  final func forward<Value>(_ method: ForwardedMethod, _ call: () -> Value?) -> Value? {
    loop.isThere ? forwardOnce(method, call) : call()
  }

  private func forwardOnce<Value>(_ method: ForwardedMethod, _ call: () -> Value?) -> Value? {
    guard !loop.isRecursive(method) else { return nil }
    loop.begin(method)
    defer { loop.end(method) }
    return call()
  }

  /// Asks the object inside about its methods; false if the question is recursive.
  @inline(__always)
  final func askOnce(_ ask: () -> Bool?) -> Bool? {
    guard !loop.isAsking else {
      noteLoop()
      return false
    }
    loop.isAsking = true
    defer { loop.isAsking = false }
    return ask()
  }

  /// Checks for a forwarding loop, and reports it.
  final func checkForLoop() {
    guard !loop.isThere, !loop.isAsking else { return }
    _ = answerLoopProbe()
  }

  /// Forwards the probe for loops; a recursive probe is a loop.
  final func answerLoopProbe() -> Bool {
    if let innerObject {
      _ = askOnce { AskedObject(innerObject).has(ForwardingLoop.question) }
    }
    return false
  }

  private func noteLoop() {
    guard !loop.isThere else { return }
    loop.isThere = true
    let name = innermostObject.map { "\(type(of: $0))" } ?? "nil"
    segment.reportOnce(.forwardingLoop(layer: segment.name, className: name))
  }
}
