import Foundation

/// The sizes of what a list's content shows, at a width.
@MainActor
struct ListContentArrangement {
  let picture: CGSize
  let text: CGSize
  let secondary: CGSize
  /// Where the texts begin, and the width that they have, in points.
  let left: CGFloat
  let width: CGFloat
  let isSideBySide: Bool
  /// The height of both texts, in points.
  let textHeight: CGFloat

  init(
    of list: UIListContentConfiguration, label: UILabel, secondaryLabel: UILabel,
    width whole: CGFloat
  ) {
    let margins = list.directionalLayoutMargins
    picture = Self.size(of: list)
    let reserved = list.imageProperties.reservedLayoutSize.width
    let pictureWidth = max(picture.width, list.image == nil ? 0 : reserved)
    left = margins.leading + (list.image == nil ? 0 : pictureWidth + list.imageToTextPadding)
    let room = max(0, whole - left - margins.trailing)
    width = room
    let first = label.sizeThatFits(.zero)
    let second = secondaryLabel.sizeThatFits(.zero)
    let gap = list.textToSecondaryTextHorizontalPadding
    let hasBoth = first.height > 0 && second.height > 0
    isSideBySide =
      list.prefersSideBySideTextAndSecondaryText && hasBoth
      && first.width + gap + second.width <= room
    if isSideBySide {
      text = first
      secondary = second
      textHeight = max(first.height, second.height)
    } else {
      text = label.sizeThatFits(CGSize(width: room, height: 0))
      secondary = secondaryLabel.sizeThatFits(CGSize(width: room, height: 0))
      textHeight =
        text.height + secondary.height + (hasBoth ? list.textToSecondaryTextVerticalPadding : 0)
    }
  }

  /// The height of everything, in points.
  var height: CGFloat { max(picture.height, textHeight) }

  private static func size(of list: UIListContentConfiguration) -> CGSize {
    guard let size = list.image?.size else { return .zero }
    let limit = list.imageProperties.maximumSize
    let factors = [
      limit.width > 0 && size.width > limit.width ? limit.width / size.width : 1,
      limit.height > 0 && size.height > limit.height ? limit.height / size.height : 1,
    ]
    let factor = factors.min() ?? 1
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
