public import Foundation

/// Creates views. There are no nib files here; a closure takes their place.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let make: (_ owner: Any?) -> [Any]

  /// Creates a nib with a file's name; instantiating it is a failure, since there are no files.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    make = { _ in
      UIKitFailure.raise(
        "Could not load NIB in bundle: '\(bundleOrNil ?? .main)' with name '\(name)'. There are no "
          + "nib files without UIKit; use UINib(headless:).")
      return []
    }
    super.init()
  }

  /// Creates a nib with views from a closure; UIKit does not have this initializer.
  ///
  /// - Parameter make: creates the top-level objects, anew for each call. For a cell, exactly one.
  public init(headless make: @escaping () -> [Any]) {
    self.make = { _ in make() }
    super.init()
  }

  /// Creates the top-level objects.
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
