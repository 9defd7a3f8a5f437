/// A menu entry that performs an action.
@MainActor
open class UIAction: UIMenuElement {
  /// The type of an action's effect.
  public typealias Handler = (_ action: UIAction) -> Void

  /// The attributes of the entry.
  open var attributes: Attributes

  let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the text of the entry.
  ///   - image: the picture of the entry.
  ///   - attributes: the attributes of the entry.
  ///   - handler: performs the action.
  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [],
    handler: @escaping Handler
  ) {
    self.attributes = attributes
    self.handler = handler
    super.init(title: title, image: image)
  }
}
