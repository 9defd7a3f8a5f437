public import Foundation

/// One of the things that a drag carries.
@MainActor
open class UIDragItem: NSObject {
  /// What another app gets.
  public let itemProvider: NSItemProvider
  /// What this app gets, if the drag stays in it.
  open var localObject: Any?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
