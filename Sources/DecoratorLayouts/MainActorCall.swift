import Foundation

/// Calls that need the main actor, from code that may run anywhere.
///
/// A rule is a value, so an app can lay it out in a task of its own. Swift's own check traps there
/// as well, with a message that does not name the rule.
package enum MainActorCall {
  /// Calls a closure; traps on any other actor or thread.
  ///
  /// - Parameter origin: The function that got the closure, as it is written in code.
  @inline(__always)
  package static func call<Value: Sendable>(
    _ call: @MainActor () -> Value, of origin: StaticString
  ) -> Value {
    guard isOnMainActor else { refuse(origin) }
    return MainActor.assumeIsolated(call)
  }

  /// Calls a closure now if this is the main actor, otherwise on one of its next turns: objects of
  /// the main actor are deallocated on any thread.
  package static func perform(_ call: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor { MainActor.assumeIsolated(call) } else { Task { @MainActor in call() } }
  }

  private static func refuse(_ origin: StaticString) -> Never {
    misuse(
      """
      the closure of \(origin) needs the main actor, and the rows are laid out elsewhere: lay them \
      out on the main actor, or give a closure that does not need it
      """)
  }

  #if HEADLESS_UIKIT

  /// Without UIKit's run loop, any thread may serve the main queue.
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main actor.
  package static var isOnMainActor: Bool {
    DispatchQueue.getSpecific(key: mainQueue) == true || Thread.isMainThread
  }

  #else

  /// Whether the caller is on the main actor.
  package static var isOnMainActor: Bool { Thread.isMainThread }

  #endif
}
