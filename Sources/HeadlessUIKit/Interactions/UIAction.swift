/// An entry of a menu that does something.
@MainActor
open class UIAction: UIMenuElement {
  /// What an action does.
  public typealias Handler = (_ action: UIAction) -> Void

  /// What is special about it.
  open var attributes: Attributes

  let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the text of the entry.
  ///   - image: the picture of it.
  ///   - attributes: what is special about it.
  ///   - handler: what it does.
  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [],
    handler: @escaping Handler
  ) {
    self.attributes = attributes
    self.handler = handler
    super.init(title: title, image: image)
  }
}
