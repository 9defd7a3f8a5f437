/// A menu, or a part of one.
@MainActor
open class UIMenu: UIMenuElement {
  /// What the menu offers, from top to bottom.
  public let children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: the text above it.
  ///   - image: the picture of it in another menu.
  ///   - children: what it offers.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
