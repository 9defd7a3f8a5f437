public import Foundation

/// How a view looks that has been lifted out of another.
@MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind it; nil for that of the system.
  open var backgroundColor: UIColor?

  /// Creates parameters that change nothing.
  public override init() {
    super.init()
  }
}
