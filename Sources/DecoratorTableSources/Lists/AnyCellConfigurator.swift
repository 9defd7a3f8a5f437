/// A row that describes itself: a model and the cell class that shows it, with their types erased.
@MainActor
public struct AnyCellConfigurator {
  /// The data that the cell shows.
  public let viewData: Any
  /// The row as the kit knows it.
  let row: SelfDescribingRow

  /// Creates a row from a configurator, whose types are erased.
  init<Cell>(_ configurator: CellConfigurator<Cell>) {
    viewData = configurator.viewData
    var adapter = CellAdapter<Cell, Cell.ViewData>(registration: configurator.registration)
    adapter.capabilities = configurator.capabilities
    row = SelfDescribingRow(configurator.viewData, adapter: adapter)
  }
}

extension RowCells<AnyCellConfigurator> {
  /// The cells of rows that describe themselves.
  public static var selfDescribing: RowCells { RowCells(describedBy: \.row) }
}

extension AdditionalSection {
  /// Creates a section of rows that describe themselves.
  ///
  /// ```swift
  /// AdditionalSection(
  ///   [CellConfigurator<TipCell>(viewData: tip).onSelect { tip, _ in open(tip) }.erased],
  ///   headerTitle: "Tip of the day")
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - headerTitle: The title above the section.
  ///   - footerTitle: The title below the section.
  /// - Complexity: O(rows)
  public init(
    _ rows: [AnyCellConfigurator], headerTitle: String? = nil, footerTitle: String? = nil
  ) {
    self.init(describedBy: rows.map(\.row), headerTitle: headerTitle, footerTitle: footerTitle)
  }
}
