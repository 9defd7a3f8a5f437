import Foundation

/// A colour in SVG's notation.
struct SVGPaint: Hashable {
  /// The colour, for example `#f2f2f7`.
  let color: String
  /// The opacity; empty for opaque.
  let opacity: String

  init(_ color: String, opacity: CGFloat = 1) {
    self.color = color
    self.opacity = opacity < 1 ? SVGDocument.number(max(0, opacity)) : ""
  }

  init(_ color: UIColor, opacity: CGFloat = 1) {
    let digits = [color.red, color.green, color.blue].map { share -> String in
      let byte = Int((min(max(share, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    self.init("#" + digits.joined(), opacity: color.alpha * opacity)
  }

  static let page = SVGPaint("#f6f7f9")
  static let bezel = SVGPaint("#ffffff")
  static let bezelEdge = SVGPaint("#d3d8df")
  static let bezelMark = SVGPaint("#dfe3e8")
  static let shadow = SVGPaint("#1f2933", opacity: 0.07)
  static let marginLine = SVGPaint("#dde1e7")
  static let marginText = SVGPaint("#57606a")
  static let marginTitle = SVGPaint("#8b949e")
  static let separator = SVGPaint("#d8d8dc")
  static let header = SVGPaint("#f7f7f9", opacity: 0.96)
  static let accessory = SVGPaint("#c4c4c8")
  static let selection = SVGPaint("#d9e7fb")
  static let selectionMark = SVGPaint(UIColor.systemBlue)
  static let delete = SVGPaint(UIColor.systemRed)
  static let insert = SVGPaint(UIColor.systemGreen)
  static let picture = SVGPaint("#e4e7ec")
  static let pictureMark = SVGPaint("#a8b0bb")
}

extension SVGDocument {
  /// Writes a filled rectangle.
  mutating func fill(_ rect: CGRect, _ paint: SVGPaint, radius: CGFloat = 0) {
    element(
      "rect",
      [
        "x": Self.number(rect.minX), "y": Self.number(rect.minY),
        "width": Self.number(rect.width), "height": Self.number(rect.height),
        "rx": radius > 0 ? Self.number(radius) : "", "fill": paint.color,
        "fill-opacity": paint.opacity,
      ])
  }

  /// Writes a horizontal line.
  mutating func line(from start: CGFloat, to end: CGFloat, y: CGFloat, _ paint: SVGPaint) {
    element(
      "path",
      [
        "d": "M\(Self.number(start)) \(Self.number(y))H\(Self.number(end))",
        "stroke": paint.color, "stroke-opacity": paint.opacity, "stroke-width": "1",
      ])
  }

  /// Writes the outline of a path.
  mutating func stroke(_ path: String, _ paint: SVGPaint, width: CGFloat) {
    element(
      "path",
      [
        "d": path, "fill": "none", "stroke": paint.color, "stroke-opacity": paint.opacity,
        "stroke-width": Self.number(width), "stroke-linecap": "round", "stroke-linejoin": "round",
      ])
  }
}
