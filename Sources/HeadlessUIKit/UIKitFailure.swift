import Foundation

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
