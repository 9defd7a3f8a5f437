import DecoratorTableKit

/// Cells are dequeued with the table's own index paths, and no two cells show the same row.
enum CellsCheck: LayerCheck {
  /// Returns the violations of the cells on screen; empty if there are none.
  static func findings(in cells: [ShownCell]) -> [Finding] {
    [wrongPath(in: cells) ?? sharedModel(in: cells)].compactMap(\.self)
  }

  private static func wrongPath(in cells: [ShownCell]) -> Finding? {
    for cell in cells {
      guard let dequeued = cell.dequeuedRow, dequeued != cell.row else { continue }
      return Finding(
        .cells, "the cell at \(cell.row)", expected: "dequeued for its row of the table",
        found: "dequeued for \(dequeued)")
    }
    return nil
  }

  private static func sharedModel(in cells: [ShownCell]) -> Finding? {
    var rows: [AnyHashable: RowPosition] = [:]
    for cell in cells {
      guard let model = cell.model, let other = rows.updateValue(cell.row, forKey: model) else {
        continue
      }
      return Finding(
        .cells, "the cell at \(cell.row)", expected: "content that no other cell shows",
        found: "\(model), which the cell at \(other) shows")
    }
    return nil
  }

  static func finding(in layer: LayerCapture) -> Finding? {
    var rows: [AnyHashable: RowPosition] = [:]
    for (position, row) in layer.rows.positioned() {
      guard case .identified(let identity) = row.additional else { continue }
      guard let other = rows.updateValue(position, forKey: identity) else { continue }
      return Finding(
        .cells, layer: layer.name, "row \(position)", expected: "content that no other row shows",
        found: "\(identity), which row \(other) shows")
    }
    return nil
  }
}
