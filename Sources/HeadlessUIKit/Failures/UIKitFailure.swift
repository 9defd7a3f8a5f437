/// A mistake for which UIKit raises an exception, described in UIKit's own words.
public struct UIKitFailure: Hashable, Sendable {
  /// The name of the exception that UIKit raises, for example `NSInternalInconsistencyException`.
  public let name: String
  /// The reason, in UIKit's words.
  public let reason: String

  /// Creates a failure from the name of UIKit's exception and its reason.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension UIKitFailure {
  /// The exception for an inconsistent state: most of what a table complains about.
  public static let internalInconsistency = "NSInternalInconsistencyException"
  /// The exception for an argument that is invalid by itself.
  public static let invalidArgument = "NSInvalidArgumentException"
  /// The exception for an index outside its bounds.
  public static let outOfRange = "NSRangeException"

  /// Receives every failure. By default, it stops the program with the failure's text.
  ///
  /// If a handler returns, the call that failed continues with a harmless value. Replace the
  /// handler for the length of a test with ``recording(_:)``.
  @MainActor public static var handler: @MainActor (UIKitFailure) -> Void = { failure in
    fatalError(failure.description)
  }

  /// Raises a failure where UIKit raises an exception: passes it to ``handler``.
  ///
  /// Off the main actor it always stops the program: UIKit may not be used there, and no handler
  /// can be called.
  ///
  /// - Parameters:
  ///   - reason: the reason, in UIKit's words.
  ///   - name: the name of UIKit's exception.
  public static func raise(_ reason: String, name: String = internalInconsistency) {
    let failure = UIKitFailure(name: name, reason: reason)
    guard MainQueue.isCurrent else { fatalError(failure.description) }
    MainActor.assumeIsolated { handler(failure) }
  }

  /// Runs a body and returns the failures raised in it, in order. None of them stops the body.
  ///
  /// - Parameter body: the code that is expected to fail.
  /// - Returns: the failures; none of them reaches the handler that was set before.
  /// - Throws: any error that the body throws.
  @MainActor
  public static func recording(_ body: () throws -> Void) rethrows -> [UIKitFailure] {
    let recorder = Recorder()
    let previous = handler
    handler = { recorder.failures.append($0) }
    defer { handler = previous }
    try body()
    return recorder.failures
  }

  @MainActor
  private final class Recorder {
    var failures: [UIKitFailure] = []
  }
}

extension UIKitFailure: CustomStringConvertible {
  /// The name and the reason, as a crash log shows them.
  public var description: String { "\(name): \(reason)" }
}
