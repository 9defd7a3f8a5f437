import Foundation

/// The columns of text at the left of a picture.
@MainActor
struct SVGMargin {
  private static let fontSize: CGFloat = 11.5
  private static let characterWidth: CGFloat = 7
  private static let gap: CGFloat = 16
  private static let greatestColumnWidth = 32

  private let titles: [String]
  private let widths: [Int]

  init(of scene: TableScene) {
    titles = scene.marginTitles
    let texts = [scene.marginTitles] + scene.strips.map(\.margin)
    widths = (0..<scene.marginColumnCount).map { column in
      let widest =
        texts.compactMap { $0.indices.contains(column) ? $0[column] : nil }
        .map { TextWidth.columns(of: $0) }.max() ?? 0
      return min(widest, Self.greatestColumnWidth)
    }
  }

  /// The width of all columns and the gaps after them, in points.
  var width: CGFloat {
    widths.reduce(0) { $0 + CGFloat($1) * Self.characterWidth + Self.gap }
  }

  /// Writes the titles on a baseline.
  func paintTitles(x: CGFloat, baseline: CGFloat, in document: inout SVGDocument) {
    write(
      titles, x: x, baseline: baseline, size: Self.fontSize - 1, .marginTitle, in: &document)
  }

  /// Writes a row's texts in the middle of its visible part, between lines at both ends.
  ///
  /// - Parameters:
  ///   - strip: the row.
  ///   - band: the margin's part beside the visible part of the row, in the document's coordinates.
  ///   - document: the document to draw in.
  func paint(_ strip: DrawnStrip, in band: CGRect, document: inout SVGDocument) {
    if let color = strip.distinctColor {
      document.fill(band, SVGPaint(color, opacity: 0.75))
    }
    for y in [band.minY, band.maxY] {
      document.line(from: band.minX, to: band.maxX, y: y, .marginLine)
    }
    let size = max(3, min(Self.fontSize, band.height * 0.9))
    write(
      strip.margin, x: band.minX + 8, baseline: band.midY + size * 0.35, size: size, .marginText,
      in: &document)
  }

  private func write(
    _ texts: [String], x: CGFloat, baseline: CGFloat, size: CGFloat, _ paint: SVGPaint,
    in document: inout SVGDocument
  ) {
    var left = x
    for (text, width) in zip(texts, widths) {
      let short = TextWrapping.truncate(
        TextWidth.printable(text), to: width, measure: TextWidth.columns(of:))
      if !short.isEmpty {
        document.element(
          "text",
          [
            "x": SVGDocument.number(left), "y": SVGDocument.number(baseline),
            "font-family": "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
            "font-size": SVGDocument.number(size), "fill": paint.color,
          ], text: short)
      }
      left += CGFloat(width) * Self.characterWidth + Self.gap
    }
  }
}
