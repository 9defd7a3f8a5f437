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

  /// Whether at least one of the sections has a title, or had one before. It is unknown of sections
  /// that are all added later, so that they count as having titles.
  private var haveTitles: Bool

  init(_ sections: [AdditionalSection]) {
    list = sections
    haveTitles = sections.isEmpty
  }

  /// Shows the sections as those of a layer.
  func show(in layer: TableLayer) {
    behavior.layer = layer
    behavior.show([], in: RowCells(describedBy: { $0 }))
    prepare(list, in: layer)
  }

  /// Prepares a layer for its next sections, which may have other cells, or the first titles.
  func prepare(_ sections: [AdditionalSection], in layer: TableLayer) {
    let hadTitles = haveTitles
    haveTitles = hadTitles || sections.contains { $0.headerTitle != nil || $0.footerTitle != nil }
    if haveTitles != hadTitles { layer.eventsDidChange?() }
    let rows = sections.flatMap { $0.rows ?? [] }
    guard !rows.isEmpty else { return }
    behavior.prepare(for: rows)
    layer.add(behavior.cells.registrations(rows))
  }

  /// Returns whether the sections of a layer have titles, or may later.
  ///
  /// Without, a table on screen needs no other methods for the layer, and loads nothing. A table
  /// that is wired by hand gets none later.
  func mayHaveTitles(in layer: TableLayer) -> Bool {
    layer.addsSections && (haveTitles || layer.tableQueue == nil)
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
