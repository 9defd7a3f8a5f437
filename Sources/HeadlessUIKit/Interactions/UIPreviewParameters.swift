public import Foundation

/// The look of a view that is lifted out of another.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind the view; nil for the system's.
  open var backgroundColor: UIColor?

  /// Creates parameters that change nothing.
  public override init() {
    super.init()
  }
}
