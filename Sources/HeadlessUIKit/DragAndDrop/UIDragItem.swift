public import Foundation

/// One item that a drag carries.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data for other apps.
  public let itemProvider: NSItemProvider
  /// The object for this app, used if the drag stays in it.
  open var localObject: Any?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
