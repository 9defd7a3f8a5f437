import Foundation

/// Draws what a cell shows beside its content: the accessory at the right and the editing controls.
@MainActor
struct SVGAccessoryPainter {
  let cell: UITableViewCell
  /// The cell's frame, in the document's coordinates.
  let frame: CGRect

  func paint(in document: inout SVGDocument) {
    if cell.isEditing { paintEditingControl(in: &document) }
    guard (cell.isEditing ? cell.editingAccessoryView : cell.accessoryView) == nil else { return }
    let right = frame.maxX - 16
    switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
    case .none: break
    case .disclosureIndicator: paintChevron(right: right, in: &document)
    case .checkmark: paintCheckmark(right: right, in: &document)
    case .detailButton: paintDetail(right: right, in: &document)
    case .detailDisclosureButton:
      paintDetail(right: right - 20, in: &document)
      paintChevron(right: right, in: &document)
    }
  }

  private var tint: SVGPaint { SVGPaint(cell.tintColor ?? .systemBlue) }

  private func paintChevron(right: CGFloat, in document: inout SVGDocument) {
    document.stroke(path([(-6, -6), (0, 0), (-6, 6)], from: right), .accessory, width: 2)
  }

  private func paintCheckmark(right: CGFloat, in document: inout SVGDocument) {
    document.stroke(
      path([(-14, 1), (-9.5, 6), (-1, -6)], from: right), tint, width: 2)
  }

  private func paintDetail(right: CGFloat, in document: inout SVGDocument) {
    let paint = tint
    document.element(
      "circle",
      [
        "cx": SVGDocument.number(right - 10), "cy": SVGDocument.number(frame.midY), "r": "10",
        "fill": "none", "stroke": paint.color, "stroke-width": "1.5",
      ])
    document.stroke(path([(-10, -5), (-10, -4.6)], from: right), paint, width: 2)
    document.stroke(path([(-10, -1), (-10, 5)], from: right), paint, width: 1.8)
  }

  private func paintEditingControl(in document: inout SVGDocument) {
    if cell.editingStyle != .none {
      let isDelete = cell.editingStyle == .delete
      document.element(
        "circle",
        [
          "cx": SVGDocument.number(frame.minX + 24), "cy": SVGDocument.number(frame.midY),
          "r": "10", "fill": (isDelete ? SVGPaint.delete : .insert).color,
        ])
      let white = SVGPaint(UIColor.white)
      document.stroke(path([(19, 0), (29, 0)], from: frame.minX), white, width: 2)
      if !isDelete {
        document.stroke(path([(24, -5), (24, 5)], from: frame.minX), white, width: 2)
      }
    }
    if cell.showsReorderControl {
      for offset: CGFloat in [-5, 0, 5] {
        document.stroke(
          path([(-18, offset), (0, offset)], from: frame.maxX - 14), .accessory, width: 2)
      }
    }
  }

  private func path(_ points: [(x: CGFloat, y: CGFloat)], from x: CGFloat) -> String {
    "M"
      + points.map { SVGDocument.number(x + $0.x) + " " + SVGDocument.number(frame.midY + $0.y) }
      .joined(separator: "L")
  }
}
