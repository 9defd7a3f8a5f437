/// A menu that is open over a row.
@MainActor
final class OpenMenu {
  /// The delegate's configuration.
  let configuration: UIContextMenuConfiguration
  /// The menu, if there is one.
  let menu: UIMenu?
  /// The view controller of the menu's preview, if there is one.
  let preview: UIViewController?

  /// Creates the menu that a configuration describes.
  init(_ configuration: UIContextMenuConfiguration) {
    self.configuration = configuration
    preview = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
  }
}
