/// What UIKit answers to a mistake with an exception is, here, a failure with UIKit's own words.
public struct UIKitFailure: Hashable, Sendable {
  /// The name of the exception that UIKit raises, for example `NSInternalInconsistencyException`.
  public let name: String
  /// What went wrong, in UIKit's words.
  public let reason: String

  /// Creates a failure from the name of UIKit's exception and its reason.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension UIKitFailure {
  /// The exception for a state that must not be: most of what a table complains about.
  public static let internalInconsistency = "NSInternalInconsistencyException"
  /// The exception for an argument that is wrong in itself.
  public static let invalidArgument = "NSInvalidArgumentException"
  /// The exception for an index outside its bounds.
  public static let outOfRange = "NSRangeException"

  /// Takes every failure; stops the program by default, with the failure's text.
  ///
  /// A handler that returns lets the caller go on with a harmless value, where UIKit would have
  /// left the call that failed. Replace it for the length of a test with ``recording(_:)``.
  @MainActor public static var handler: @MainActor (UIKitFailure) -> Void = { failure in
    fatalError(failure.description)
  }

  /// Raises a failure where UIKit raises an exception: hands it to ``handler``.
  ///
  /// Off the main actor, where UIKit may not be used and no handler can be asked, it always stops
  /// the program.
  ///
  /// - Parameters:
  ///   - reason: what went wrong, in UIKit's words.
  ///   - name: the name of UIKit's exception.
  public static func raise(_ reason: String, name: String = internalInconsistency) {
    let failure = UIKitFailure(name: name, reason: reason)
    guard MainQueue.isCurrent else { fatalError(failure.description) }
    MainActor.assumeIsolated { handler(failure) }
  }

  /// Runs a body and returns the failures that were raised in it, in order, none of which stops it.
  ///
  /// - Parameter body: the code that is expected to fail.
  /// - Returns: the failures; none reach the handler that was set before.
  /// - Throws: what the body throws.
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
