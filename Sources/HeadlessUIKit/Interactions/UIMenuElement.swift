public import Foundation

/// What a menu consists of: actions, and further menus.
@MainActor
open class UIMenuElement: NSObject {
  /// What is special about an action.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of those bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen at present.
    public static let disabled = Attributes(rawValue: 1)
    /// It removes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The text.
  public let title: String
  /// The picture.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
