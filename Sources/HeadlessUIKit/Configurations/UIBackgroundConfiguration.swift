public import Foundation

/// The background of a cell, behind its content, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour; nil for the accent colour of the view.
  public var backgroundColor: UIColor?
  /// The radius of the rounded corners, in points; not drawn.
  public var cornerRadius: CGFloat = 0
  /// The space around it, in points; not drawn.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around it; not drawn.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points; not drawn.
  public var strokeWidth: CGFloat = 0
  /// A view in place of the colour; not drawn.
  public var customView: UIView?

  private init(_ color: UIColor?) {
    backgroundColor = color
  }

  /// Returns a background that is not seen.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Returns the background of a cell of a plain table.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }

  /// Returns the background of a cell of a grouped table.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }

  /// Returns the background of a header or footer of a plain table.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear)
  }

  /// Returns the background of a header or footer of a grouped table.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear)
  }

  /// Returns the configuration itself: it looks the same in every state here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
