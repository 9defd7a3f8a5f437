public import Foundation

/// A picture and two texts, as a value: what most cells show.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture at the beginning.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String?
  /// The look of the first text.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts are side by side where both have room.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The space around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The space between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts of which one is below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init(
    _ text: TextProperties, _ secondaryText: TextProperties, sideBySide: Bool = false
  ) {
    textProperties = text
    secondaryTextProperties = secondaryText
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// Returns what a cell with one text shows.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(size: UIFont.labelFontSize), TextProperties(size: 12))
  }

  /// Returns what a cell with a second text under the first shows.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// Returns what a cell with a second text beside the first shows.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(size: UIFont.labelFontSize),
      TextProperties(size: UIFont.labelFontSize, color: .secondaryLabel), sideBySide: true)
  }

  /// Returns what a header of a plain table shows.
  public static func plainHeader() -> UIListContentConfiguration {
    heading(TextProperties(font: .boldSystemFont(ofSize: UIFont.labelFontSize)))
  }

  /// Returns what a footer of a plain table shows.
  public static func plainFooter() -> UIListContentConfiguration {
    heading(TextProperties(size: UIFont.labelFontSize, color: .secondaryLabel))
  }

  /// Returns what a header of a grouped table shows.
  public static func groupedHeader() -> UIListContentConfiguration {
    heading(TextProperties(size: 13, color: .secondaryLabel))
  }

  /// Returns what a footer of a grouped table shows.
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  private static func heading(_ text: TextProperties) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      text, TextProperties(size: 13, color: .secondaryLabel))
    configuration.directionalLayoutMargins.top = 4
    configuration.directionalLayoutMargins.bottom = 4
    return configuration
  }

  /// Makes a ``UIListContentView`` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration itself: it looks the same in every state here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
