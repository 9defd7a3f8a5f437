import Foundation

/// A table drawn as SVG: a screen in a frame, and a margin at its left.
@MainActor
struct SVGPicture {
  private static let padding: CGFloat = 20
  private static let bezel: CGFloat = 10
  private static let bezelAbove: CGFloat = 32
  private static let bezelBelow: CGFloat = 26

  private let scene: TableScene
  private let margin: SVGMargin
  private let screen: CGRect
  private let size: CGSize

  init(of scene: TableScene) {
    self.scene = scene
    margin = SVGMargin(of: scene)
    let left = Self.padding + (margin.width > 0 ? margin.width + 8 : 0)
    screen = CGRect(
      x: left + Self.bezel, y: Self.padding + Self.bezelAbove, width: scene.size.width,
      height: scene.size.height)
    size = CGSize(
      width: screen.maxX + Self.bezel + Self.padding,
      height: screen.maxY + Self.bezelBelow + Self.padding)
  }

  /// Draws everything.
  ///
  /// - Complexity: O(visible views and characters in them).
  func document() -> String {
    var document = SVGDocument()
    let (width, height) = (SVGDocument.number(size.width), SVGDocument.number(size.height))
    document.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img",
        "font-family": "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      ]
    ) { document in
      let rows = scene.rowCount == 1 ? "1 row" : "\(scene.rowCount) rows"
      document.element("title", [:], text: "A table with \(rows) in view")
      document.element("clipPath", ["id": "screen"]) { $0.fill(screen, .bezel, radius: 14) }
      document.fill(CGRect(origin: .zero, size: size), .page, radius: 16)
      paintMargin(in: &document)
      paintFrame(in: &document)
      document.element("g", ["clip-path": "url(#screen)"]) { paintScreen(in: &$0) }
      document.element(
        "rect",
        [
          "x": SVGDocument.number(screen.minX), "y": SVGDocument.number(screen.minY),
          "width": SVGDocument.number(screen.width), "height": SVGDocument.number(screen.height),
          "rx": "14", "fill": "none", "stroke": SVGPaint.bezelEdge.color,
        ])
    }
    return document.text
  }

  private func paintFrame(in document: inout SVGDocument) {
    let outer = CGRect(
      x: screen.minX - Self.bezel, y: screen.minY - Self.bezelAbove,
      width: screen.width + 2 * Self.bezel,
      height: screen.height + Self.bezelAbove + Self.bezelBelow)
    document.fill(outer.offsetBy(dx: 0, dy: 3), .shadow, radius: 30)
    document.fill(outer.insetBy(dx: -1, dy: -1), .bezelEdge, radius: 31)
    document.fill(outer, .bezel, radius: 30)
    document.fill(
      CGRect(x: screen.midX - 26, y: screen.minY - 19, width: 52, height: 6), .bezelMark, radius: 3)
    document.fill(
      CGRect(x: screen.midX - 44, y: screen.maxY + 11, width: 88, height: 4), .bezelMark, radius: 2)
  }

  private func paintMargin(in document: inout SVGDocument) {
    guard margin.width > 0 else { return }
    let left = Self.padding - 8
    margin.paintTitles(x: Self.padding, baseline: screen.minY - 12, in: &document)
    for strip in scene.strips where strip.isRow {
      let band = CGRect(
        x: left, y: screen.minY + strip.visible.lowerBound,
        width: screen.minX - Self.bezel - left, height: strip.visibleHeight)
      margin.paint(strip, in: band, document: &document)
    }
  }

  private func paintScreen(in document: inout SVGDocument) {
    let usual = scene.isGrouped ? UIColor.systemGroupedBackground : .systemBackground
    document.fill(screen, SVGPaint(scene.backgroundColor ?? usual))
    if let view = scene.backgroundView {
      SVGViewPainter.paint(view, at: screen, in: &document)
    }
    // Floating headers and footers are in front of the rows.
    for isRow in [true, false] {
      for (index, strip) in scene.strips.enumerated() where strip.isRow == isRow {
        paint(strip, next: scene.strips.dropFirst(index + 1).first, in: &document)
      }
    }
    for (view, frame) in scene.overlays {
      let place = frame.offsetBy(dx: screen.minX, dy: screen.minY)
      SVGViewPainter.paint(view, at: place, in: &document)
    }
  }

  private func paint(
    _ strip: DrawnStrip, next: DrawnStrip?, in document: inout SVGDocument
  ) {
    let isFollowed = next.map { $0.isRow && $0.frame.minY < strip.frame.maxY + 1 } ?? false
    let painter = SVGStripPainter(
      strip: strip, scene: scene,
      frame: strip.frame.offsetBy(dx: screen.minX, dy: screen.minY), isFollowedByRow: isFollowed)
    var name = ""
    if case .row(let path) = strip.kind { name = "\(path.section)-\(path.row)" }
    document.element(
      "g", ["class": strip.isRow ? "row" : "section", "data-row": name]
    ) { painter.paint(in: &$0) }
  }
}
