/// A menu, or a part of one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The elements of the menu, from top to bottom.
  public let children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: the text above the menu.
  ///   - image: the menu's picture where it is an entry of another menu.
  ///   - children: the elements of the menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
