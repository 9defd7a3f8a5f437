import Foundation

/// The sections that a layer adds, with their cells and the abilities of self-describing rows.
@MainActor
final class AddedSections {
  /// The sections that the table knows: those after all committed changes.
  var list: [AdditionalSection]
  private lazy var behavior = LayerRowBehavior<SelfDescribingRow> { [weak self] row, _ in
    guard case .inAddedSection(let section, let row) = row else { return nil }
    return self?.list[section].rows?[row]
  }

  init(_ sections: [AdditionalSection]) {
    list = sections
  }

  /// Shows the sections as those of a layer.
  func show(in layer: TableLayer) {
    behavior.layer = layer
    behavior.show([], in: RowCells(describedBy: { $0 }))
    prepare(list, in: layer)
  }

  /// Prepares a layer for its next sections, which may have other cells.
  func prepare(_ sections: [AdditionalSection], in layer: TableLayer) {
    let rows = sections.flatMap { $0.rows ?? [] }
    guard !rows.isEmpty else { return }
    behavior.prepare(for: rows)
    layer.add(behavior.cells.registrations(rows))
  }

  /// Returns the handlers of self-describing rows, after those of an app.
  func events(after earlier: AdditionalRowEvents) -> AdditionalRowEvents {
    behavior.events(after: earlier)
  }

  /// Returns the cell of a row of one of the sections; traps for any other row.
  func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    guard case .inAddedSection(let section, let row) = row else {
      misuse("there is no cell for \(row): a layer of sections has no rows among the content")
    }
    return list[section].cell(tableView, reuseIndexPath, row)
  }
}
