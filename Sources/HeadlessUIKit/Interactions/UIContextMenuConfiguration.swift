public import Foundation

/// Creates the view controller that a menu shows as its preview; nil for the row itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Creates the menu, given the system's suggestions; nil for none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A description of a menu before it opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu; a new `NSUUID` if the app gave none.
  public let identifier: any NSCopying

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the menu.
  ///   - previewProvider: creates the preview's view controller.
  ///   - actionProvider: creates the menu.
  public init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
