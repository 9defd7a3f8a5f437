public import Foundation

/// An element of a menu: an action, or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The attributes of an action.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set of those bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action is disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The action removes something.
    public static let destructive = Attributes(rawValue: 2)
    /// The action is hidden.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element of a menu has a mark.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash: the option of the element is partly on.
    case mixed = 2
  }

  /// The text of the element.
  public let title: String
  /// The picture of the element.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
