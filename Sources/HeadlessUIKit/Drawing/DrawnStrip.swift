import Foundation

/// A row, header or footer as it appears in a picture.
@MainActor
struct DrawnStrip {
  enum Kind: Hashable {
    case row(IndexPath)
    case sectionView
    case tableView
  }

  let kind: Kind
  let view: UIView
  /// The whole strip, in points from the upper left corner of the visible area.
  let frame: CGRect
  /// The part of the frame's height that is inside the bounds and under no floating header.
  var visible: ClosedRange<CGFloat>
  var margin: [String] = []
  var isSelected = false
  var isFirstInSection = false
  var isLastInSection = false

  var cell: UITableViewCell? { view as? UITableViewCell }
  var isRow: Bool { if case .row = kind { true } else { false } }
  var isCutAbove: Bool { visible.lowerBound > frame.minY + 0.5 }
  var isCutBelow: Bool { visible.upperBound < frame.maxY - 0.5 }
  var visibleHeight: CGFloat { visible.upperBound - visible.lowerBound }

  /// The colour behind the content that a configuration gives; nil where there is none.
  var configuredColor: UIColor? {
    let header = view as? UITableViewHeaderFooterView
    let background = cell?.backgroundConfiguration ?? header?.backgroundConfiguration
    return background.map { $0.backgroundColor ?? view.tintColor }
  }

  /// The colour that distinguishes the strip: the frontmost one that an app gave the cell, unless
  /// it equals the paper's.
  var distinctColor: UIColor? {
    let backgrounds =
      if let cell {
        [
          cell.contentView.backgroundColor, configuredColor, cell.backgroundView?.backgroundColor,
          cell.backgroundColor,
        ]
      } else {
        [configuredColor, view.backgroundColor]
      }
    return backgrounds.compactMap { $0 }.first { $0.alpha > 0 && $0 != .white }
  }
}
