public import Foundation

/// Makes views from a description. There are no nib files here: a closure makes them.
@MainActor
open class UINib: NSObject {
  private let make: (_ owner: Any?) -> [Any]

  /// Creates a nib that names a file; instantiating it is a failure, since there are no files.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    make = { _ in
      UIKitFailure.raise(
        "Could not load NIB in bundle: '\(bundleOrNil ?? .main)' with name '\(name)'. There are no "
          + "nib files without UIKit; use UINib(headless:).")
      return []
    }
    super.init()
  }

  /// Creates a nib whose views a closure makes; UIKit does not have this initializer.
  ///
  /// - Parameter make: makes the top level objects, afresh at each call. For a cell, exactly one.
  public init(headless make: @escaping () -> [Any]) {
    self.make = { _ in make() }
    super.init()
  }

  /// Makes the top level objects.
  ///
  /// - Parameters:
  ///   - ownerOrNil: not used here.
  ///   - optionsOrNil: not used here.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    make(ownerOrNil)
  }

  /// A key of the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates the key of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
