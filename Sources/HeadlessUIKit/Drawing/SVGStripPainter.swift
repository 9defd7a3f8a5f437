import Foundation

/// Draws a row, header or footer on the screen.
@MainActor
struct SVGStripPainter {
  let strip: DrawnStrip
  let scene: TableScene
  /// The strip's frame, in the document's coordinates.
  let frame: CGRect
  let isFollowedByRow: Bool

  func paint(in document: inout SVGDocument) {
    guard let cell = strip.cell else {
      if strip.view is UITableViewHeaderFooterView, !scene.isGrouped,
        strip.view.backgroundColor == nil
      {
        document.fill(frame, strip.configuredColor.map { SVGPaint($0) } ?? .header)
      } else if let color = strip.configuredColor {
        document.fill(frame, SVGPaint(color))
      }
      return SVGViewPainter.paint(strip.view, at: frame, in: &document)
    }
    paintBackground(of: cell, in: &document)
    for (subview, place) in PlacedSubviews.of(cell) where !isBackground(subview, of: cell) {
      let offset = place.offsetBy(dx: frame.minX, dy: frame.minY)
      if subview === cell.contentView {
        SVGViewPainter.paintSubviews(of: subview, at: offset, in: &document)
      } else {
        SVGViewPainter.paint(subview, at: offset, in: &document)
      }
    }
    SVGAccessoryPainter(cell: cell, frame: frame).paint(in: &document)
    paintSeparator(of: cell, in: &document)
    if strip.isSelected {
      document.fill(
        CGRect(x: frame.minX, y: frame.minY, width: 4, height: frame.height), .selectionMark)
    }
  }

  private func paintBackground(of cell: UITableViewCell, in document: inout SVGDocument) {
    var layers: [(rect: CGRect, paint: SVGPaint)] = []
    if let color = cell.backgroundColor {
      layers.append((frame, SVGPaint(color)))
    } else if scene.isGrouped {
      layers.append((frame, SVGPaint(UIColor.secondarySystemGroupedBackground)))
    }
    if let color = strip.configuredColor { layers.append((frame, SVGPaint(color))) }
    if let color = cell.backgroundView?.backgroundColor { layers.append((frame, SVGPaint(color))) }
    if let color = cell.contentView.backgroundColor {
      let place = cell.contentView.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      layers.append((place, SVGPaint(color)))
    }
    if strip.isSelected, cell.selectionStyle != .none {
      let color = cell.selectedBackgroundView?.backgroundColor
      layers.append((frame, color.map { SVGPaint($0) } ?? .selection))
    }
    for layer in layers {
      document.element(
        "path",
        [
          "d": outline(of: layer.rect), "fill": layer.paint.color,
          "fill-opacity": layer.paint.opacity,
        ])
    }
  }

  private func isBackground(_ view: UIView, of cell: UITableViewCell) -> Bool {
    view === cell.backgroundView || view === cell.selectedBackgroundView
      || view === cell.multipleSelectionBackgroundView
  }

  private func paintSeparator(of cell: UITableViewCell, in document: inout SVGDocument) {
    guard scene.hasSeparators, isFollowedByRow else { return }
    let left = frame.minX + max(0, cell.separatorInset.left)
    let right = frame.maxX - max(0, cell.separatorInset.right)
    guard left < right else { return }
    document.line(from: left, to: right, y: frame.maxY - 0.5, .separator)
  }

  /// Returns a rectangle, with round corners where the row ends an inset group.
  private func outline(of rect: CGRect) -> String {
    let radius: CGFloat = 10
    let above = scene.isInset && strip.isFirstInSection ? radius : 0
    let below = scene.isInset && strip.isLastInSection ? radius : 0
    let values = (
      left: SVGDocument.number(rect.minX), width: SVGDocument.number(rect.width - 2 * above),
      below: SVGDocument.number(rect.width - 2 * below)
    )
    let start = "M\(SVGDocument.number(rect.minX + above)) \(SVGDocument.number(rect.minY))"
    let side = SVGDocument.number(rect.height - above - below)
    let upperArc = arc(above, x: 1, y: 1)
    let lowerArc = arc(below, x: -1, y: 1)
    let leftArc = arc(below, x: -1, y: -1)
    return start + "h\(values.width)" + upperArc + "v\(side)" + lowerArc + "h-\(values.below)"
      + leftArc + "v-\(side)" + arc(above, x: 1, y: -1) + "z"
  }

  private func arc(_ radius: CGFloat, x: CGFloat, y: CGFloat) -> String {
    guard radius > 0 else { return "" }
    let number = SVGDocument.number
    return "a\(number(radius)) \(number(radius)) 0 0 1 \(number(x * radius)) \(number(y * radius))"
  }
}
