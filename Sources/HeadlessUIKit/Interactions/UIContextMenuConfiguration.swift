public import Foundation

/// Makes the view that a menu shows next to it; nil for the row itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes the menu out of what the system suggests; nil for none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A menu that is still to be made, and what it belongs to.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// What the app tells menus apart by; a new `NSUUID` if it gave nothing.
  public let identifier: any NSCopying

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: what to tell menus apart by.
  ///   - previewProvider: makes the view next to the menu.
  ///   - actionProvider: makes the menu.
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
