public import Foundation

/// The surroundings of a view: of what UIKit has, the size of text and the appearance.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The size of text that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Whether the surroundings are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits in which only the size of text is set.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(preferredContentSizeCategory, .unspecified)
  }

  /// Creates traits in which only the appearance is set.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(.unspecified, userInterfaceStyle)
  }

  /// Creates traits of which nothing is set.
  public override convenience init() {
    self.init(.unspecified, .unspecified)
  }

  private init(_ category: UIContentSizeCategory, _ style: UIUserInterfaceStyle) {
    preferredContentSizeCategory = category
    userInterfaceStyle = style
    super.init()
  }

  /// What a view has whose surroundings say nothing else.
  static let standard = UITraitCollection(.large, .light)

  /// Returns these traits, and for those that are not set the ones of the surroundings.
  func completed(by surroundings: UITraitCollection) -> UITraitCollection {
    let isSizeSet = preferredContentSizeCategory != .unspecified
    let isStyleSet = userInterfaceStyle != .unspecified
    return UITraitCollection(
      isSizeSet ? preferredContentSizeCategory : surroundings.preferredContentSizeCategory,
      isStyleSet ? userInterfaceStyle : surroundings.userInterfaceStyle)
  }
}
