/// A menu that is open over a row.
@MainActor
final class OpenMenu {
  /// What the delegate gave.
  let configuration: UIContextMenuConfiguration
  /// The menu, if there is one.
  let menu: UIMenu?
  /// The controller of the view next to it, if there is one.
  let preview: UIViewController?

  /// Makes the menu that a configuration describes.
  init(_ configuration: UIContextMenuConfiguration) {
    self.configuration = configuration
    preview = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
  }
}
