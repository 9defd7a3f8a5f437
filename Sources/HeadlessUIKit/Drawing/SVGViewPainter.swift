import Foundation

/// Draws views and their contents.
@MainActor
struct SVGViewPainter {
  /// Draws a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - frame: the view's frame, in the document's coordinates.
  ///   - document: the document to draw in.
  /// - Complexity: O(number of views in the view and characters in them).
  static func paint(_ view: UIView, at frame: CGRect, in document: inout SVGDocument) {
    guard view.alpha < 1 else { return paintOpaque(view, at: frame, in: &document) }
    document.element("g", ["opacity": SVGDocument.number(max(0, view.alpha))]) {
      paintOpaque(view, at: frame, in: &$0)
    }
  }

  private static func paintOpaque(
    _ view: UIView, at frame: CGRect, in document: inout SVGDocument
  ) {
    if let color = view.backgroundColor, color.alpha > 0, !frame.isEmpty {
      document.fill(frame, SVGPaint(color), radius: view.layerIfMade?.cornerRadius ?? 0)
    }
    if let label = view as? UILabel { paint(label, at: frame, in: &document) }
    if let picture = view as? UIImageView, picture.image != nil, !frame.isEmpty {
      paintPicture(at: frame, in: &document)
    }
    paintSubviews(of: view, at: frame, in: &document)
  }

  /// Draws a view's contents, but not its background.
  static func paintSubviews(of view: UIView, at frame: CGRect, in document: inout SVGDocument) {
    for (subview, place) in PlacedSubviews.of(view) {
      let offset = place.offsetBy(
        dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
      paint(subview, at: offset, in: &document)
    }
  }

  private static func paint(
    _ label: UILabel, at frame: CGRect, in document: inout SVGDocument
  ) {
    let font = LabelText.font(of: label)
    let lines = LabelText.lines(of: label, in: frame.size)
    let highlighted = label.isHighlighted ? label.highlightedTextColor : nil
    let paint = SVGPaint(highlighted ?? label.textColor ?? .label)
    let (x, anchor): (CGFloat, String) =
      switch label.textAlignment {
      case .center: (frame.midX, "middle")
      case .right: (frame.maxX, "end")
      case .left, .natural, .justified: (frame.minX, "")
      }
    let top = frame.midY - CGFloat(lines.count) * font.lineHeight / 2
    for (index, line) in lines.enumerated() where !line.isEmpty {
      // The baseline is about a third of the font's size below the middle of the line.
      let baseline = top + (CGFloat(index) + 0.5) * font.lineHeight + font.pointSize * 0.35
      document.element(
        "text",
        [
          "x": SVGDocument.number(x), "y": SVGDocument.number(baseline),
          "font-size": SVGDocument.number(font.pointSize),
          "font-weight": font.isBold ? "600" : "", "text-anchor": anchor,
          "fill": paint.color, "fill-opacity": paint.opacity,
          "textLength": squeezedLength(of: line, font: font, in: frame.width),
          "lengthAdjust": squeezedLength(of: line, font: font, in: frame.width).isEmpty
            ? "" : "spacingAndGlyphs",
        ], text: line)
    }
  }

  // The metric gives all characters the same width; wide ones are squeezed into it.
  private static func squeezedLength(of line: String, font: UIFont, in width: CGFloat) -> String {
    let wide = TextMetric.width(ofCharacters: TextWidth.columns(of: line), font: font)
    return wide > width && width > 0 ? SVGDocument.number(width) : ""
  }

  private static func paintPicture(at frame: CGRect, in document: inout SVGDocument) {
    document.fill(frame, .picture, radius: min(frame.width, frame.height) / 5)
    let unit = min(frame.width, frame.height) / 20
    let (x, y) = (frame.midX, frame.midY)
    let points = [(-6, 5), (-1.5, -1), (1.5, 2), (3, 0), (6, 5)].map {
      "\(SVGDocument.number(x + $0.0 * unit)) \(SVGDocument.number(y + $0.1 * unit))"
    }
    document.stroke("M" + points.joined(separator: "L") + "Z", .pictureMark, width: 1.2 * unit)
  }
}
