import DecoratorTableKit

/// Cells are dequeued with the table's own index paths, and nothing is shown in two cells.
enum CellsCheck: StateCheck {
  static func findings(in table: TableCapture) -> [Finding] {
    [wrongPath(in: table) ?? sharedModel(in: table)].compactMap(\.self)
      + table.layers.compactMap { sharedRow(in: $0) }
  }

  private static func wrongPath(in table: TableCapture) -> Finding? {
    for cell in table.cells {
      guard let dequeued = cell.dequeuedRow, dequeued != cell.row else { continue }
      return Finding(
        .cells, "the cell at \(cell.row)", expected: "dequeued for its row of the table",
        found: "dequeued for \(dequeued)")
    }
    return nil
  }

  private static func sharedModel(in table: TableCapture) -> Finding? {
    var rows: [AnyHashable: RowPosition] = [:]
    for cell in table.cells {
      guard let model = cell.model, let other = rows.updateValue(cell.row, forKey: model) else {
        continue
      }
      return Finding(
        .cells, "the cell at \(cell.row)", expected: "what no other cell shows",
        found: "\(model), which the cell at \(other) shows")
    }
    return nil
  }

  private static func sharedRow(in layer: LayerCapture) -> Finding? {
    var rows: [AnyHashable: RowPosition] = [:]
    for (section, line) in layer.rows.enumerated() {
      for (index, row) in line.enumerated() {
        guard case .identified(let identity) = row.additional else { continue }
        let position = RowPosition(section: section, row: index)
        guard let other = rows.updateValue(position, forKey: identity) else { continue }
        return Finding(
          .cells, layer: layer.name, "row \(position)", expected: "what no other row shows",
          found: "\(identity), which row \(other) shows")
      }
    }
    return nil
  }
}
