/// A size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit has for it.
  public let rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No category.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// A small text.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// The usual size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// The largest size without the accessibility sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
}
