import Foundation

/// A menu that is open over a row.
@MainActor
final class OpenMenu {
  /// What the delegate gave.
  let configuration: UIContextMenuConfiguration
  /// The menu, if there is one.
  let menu: UIMenu?
  /// The controller of the view next to it, if there is one.
  let preview: UIViewController?
  /// The row as it is counted now; nil once the table has been reloaded.
  var indexPath: IndexPath?

  /// Makes the menu that a configuration describes.
  init(_ configuration: UIContextMenuConfiguration, at indexPath: IndexPath) {
    self.configuration = configuration
    self.indexPath = indexPath
    preview = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
  }
}
