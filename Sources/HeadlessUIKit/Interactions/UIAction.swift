import Foundation

/// A menu entry, or what a control does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The type of an action's effect.
  public typealias Handler = (_ action: UIAction) -> Void

  /// The name of the action; one of its own unless it is given.
  public let identifier: Identifier
  /// A longer title, for where there is room.
  open var discoverabilityTitle: String?
  /// The attributes of the entry.
  open var attributes: Attributes
  /// Whether the entry has a mark.
  open var state: State
  /// What performs the action: a control, or nil for a menu.
  open private(set) var sender: Any?

  let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the text of the entry.
  ///   - image: the picture of the entry.
  ///   - identifier: the name of the action.
  ///   - discoverabilityTitle: a longer title.
  ///   - attributes: the attributes of the entry.
  ///   - state: whether the entry has a mark.
  ///   - handler: performs the action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the handler.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
