import Foundation

extension UITableViewCell {
  static let leastHeight: CGFloat = 44
  private static let sideMargin: CGFloat = 16
  private static let verticalMargin: CGFloat = 11
  private static let gap: CGFloat = 8
  private static let editControlWidth: CGFloat = 38
  private static let narrowLabelWidth: CGFloat = 91

  /// Lays out the content and the labels of the cell's style in the present bounds.
  func layoutContent() {
    let rect = contentRect(width: bounds.width, height: bounds.height)
    contentView.frame = rect
    if let accessory = isEditing ? editingAccessoryView : accessoryView {
      if accessory.superview !== self { addSubview(accessory) }
      accessory.center = CGPoint(
        x: bounds.width - Self.sideMargin - accessory.frame.width / 2, y: bounds.height / 2)
    }
    placeLabels(in: rect.size)
  }

  /// Returns the height, in points, of the labels in a cell of a width.
  func heightThatFits(width: CGFloat) -> CGFloat {
    let content = contentRect(width: width, height: 0).width
    let column = textColumn(width: content)
    let own = labels
    var height: CGFloat = 0
    if own.text != nil || own.detail != nil {
      let sizes = labelSizes(width: column.width)
      let together =
        style == .subtitle
        ? sizes.text.height + sizes.detail.height : max(sizes.text.height, sizes.detail.height)
      height = together + 2 * Self.verticalMargin
    }
    height = max(height, configuredHeight(width: content) ?? customHeight(width: content))
    return max(height, Self.leastHeight)
  }

  // Returns the height of an app's own labels. One with a frame counts from there; the others count
  // as a column.
  private func customHeight(width: CGFloat) -> CGFloat {
    let own = labels
    var column: CGFloat = 0
    var lowest: CGFloat = 0
    for view in contentView.subviews where view.isDrawn {
      if view === own.text || view === own.detail || view === own.image { continue }
      if view.frame.isEmpty {
        column += view.sizeThatFits(CGSize(width: width - 2 * Self.sideMargin, height: 0)).height
      } else {
        let height = view is UILabel ? view.sizeThatFits(view.frame.size).height : 0
        lowest = max(lowest, view.frame.minY + max(height, view.frame.height))
      }
    }
    if column > 0 { column += 2 * Self.verticalMargin }
    if lowest > 0 { lowest += Self.verticalMargin }
    return max(column, lowest)
  }

  private func contentRect(width: CGFloat, height: CGFloat) -> CGRect {
    var left: CGFloat = 0
    if isEditing, editingStyle != .none, shouldIndentWhileEditing { left += Self.editControlWidth }
    return CGRect(x: left, y: 0, width: max(0, width - left - accessoryWidth), height: height)
  }

  private var accessoryWidth: CGFloat {
    if let view = isEditing ? editingAccessoryView : accessoryView {
      return view.frame.width + Self.sideMargin
    }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return 0
    case .disclosureIndicator: return 33
    case .checkmark: return 39
    case .detailButton: return 47
    case .detailDisclosureButton: return 67
    }
  }

  private func textColumn(width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    var left = Self.sideMargin + CGFloat(indentationLevel) * indentationWidth
    if let size = labels.image?.image?.size { left += size.width + Self.sideMargin }
    return (left, max(0, width - left - Self.sideMargin))
  }

  private func labelSizes(width: CGFloat) -> (text: CGSize, detail: CGSize) {
    let own = labels
    let room = CGSize(width: width, height: 0)
    switch style {
    case .default, .subtitle:
      return (own.text?.sizeThatFits(room) ?? .zero, own.detail?.sizeThatFits(room) ?? .zero)
    case .value1:
      let text = own.text?.sizeThatFits(room) ?? .zero
      let rest = CGSize(width: max(1, width - text.width - Self.gap), height: 0)
      return (text, own.detail?.sizeThatFits(rest) ?? .zero)
    case .value2:
      let narrow = CGSize(width: Self.narrowLabelWidth, height: 0)
      let rest = CGSize(width: max(1, width - Self.narrowLabelWidth - Self.gap), height: 0)
      return (own.text?.sizeThatFits(narrow) ?? .zero, own.detail?.sizeThatFits(rest) ?? .zero)
    }
  }

  private func placeLabels(in size: CGSize) {
    let own = labels
    if let picture = own.image {
      let pictureSize = picture.image?.size ?? .zero
      picture.frame = CGRect(
        x: Self.sideMargin + CGFloat(indentationLevel) * indentationWidth,
        y: (size.height - pictureSize.height) / 2, width: pictureSize.width,
        height: pictureSize.height)
    }
    guard own.text != nil || own.detail != nil else { return }
    let column = textColumn(width: size.width)
    let sizes = labelSizes(width: column.width)
    switch style {
    case .default:
      place(own.text, height: sizes.text.height, x: column.x, width: column.width, in: size)
    case .subtitle:
      let top = (size.height - sizes.text.height - sizes.detail.height) / 2
      own.text?.frame = CGRect(
        x: column.x, y: top, width: column.width, height: sizes.text.height)
      own.detail?.frame = CGRect(
        x: column.x, y: top + sizes.text.height, width: column.width, height: sizes.detail.height)
    case .value1:
      place(own.text, height: sizes.text.height, x: column.x, width: sizes.text.width, in: size)
      let left = column.x + column.width - sizes.detail.width
      place(own.detail, height: sizes.detail.height, x: left, width: sizes.detail.width, in: size)
    case .value2:
      let narrow = Self.narrowLabelWidth
      place(own.text, height: sizes.text.height, x: column.x, width: narrow, in: size)
      let left = column.x + narrow + Self.gap
      let width = max(0, column.width - narrow - Self.gap)
      place(own.detail, height: sizes.detail.height, x: left, width: width, in: size)
    }
  }

  private func place(
    _ label: UILabel?, height: CGFloat, x: CGFloat, width: CGFloat, in size: CGSize
  ) {
    label?.frame = CGRect(x: x, y: (size.height - height) / 2, width: width, height: height)
  }
}
