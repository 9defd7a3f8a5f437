public import DecoratorTableKit
import Foundation

/// The data source of a table, plain or stacked by hand, in the form that a checker examines.
@MainActor
public final class CheckedDataSource: CheckedTable {
  private let dataSource: any UITableViewDataSource
  private let tableView: UITableView
  private let content: ((RowPosition) -> AnyHashable?)?
  /// The closure to call with the table's events; here, the test reports them itself.
  public var onEvent: ((TableEvent) -> Void)?

  /// Creates the subject of a check from a data source.
  ///
  /// - Parameters:
  ///   - dataSource: The data source, which is retained.
  ///   - tableView: Its table, which is retained.
  ///   - content: Returns the identity of a content row (data); nil if it is unknown.
  public init(
    _ dataSource: any UITableViewDataSource, tableView: UITableView,
    content: ((RowPosition) -> AnyHashable?)? = nil
  ) {
    self.dataSource = dataSource
    self.tableView = tableView
    self.content = content
  }

  /// The layers that the table uses, outermost first.
  public var checkedLayers: [any CheckedLayer] {
    // Layers that have not been asked yet have no layout.
    _ = tableView.numberOfSections
    return dataSource.layers.compactMap { layer in
      layer.loadedState.map { LaidOutLayer(name: layer.name, state: $0, identity: nil) }
    }
  }

  /// The number of rows of the table on screen, if it shows this data source.
  public var displayedRowCounts: [Int]? {
    tableView.dataSource === dataSource ? tableView.countedRows : nil
  }

  /// The number of rows that the innermost source returns now.
  public var sourceRowCounts: [Int]? { dataSource.countedContentRows(in: tableView) }

  /// Returns the row that the stack of layers gives; without layers, the same row.
  public func contentRow(ofReuse row: RowPosition) -> RowPosition? {
    let layouts = dataSource.layers.compactMap(\.current)
    guard let outermost = layouts.first else { return existing(row) }
    guard outermost.contains(row) else { return nil }
    return LayoutStack(layouts).convert(row, from: 0, to: layouts.count)
  }

  /// Returns the row that the stack of layers gives; without layers, the same row.
  public func reuseRow(ofContent row: RowPosition) -> RowPosition? {
    let layouts = dataSource.layers.compactMap(\.current)
    guard let innermost = layouts.last else { return existing(row) }
    guard innermost.containsContent(row) else { return nil }
    return LayoutStack(layouts).convert(row, from: layouts.count, to: 0)
  }

  private func existing(_ row: RowPosition) -> RowPosition? {
    let counts = displayedRowCounts ?? sourceRowCounts ?? []
    return counts.indices.contains(row.section) && (0..<counts[row.section]).contains(row.row)
      ? row : nil
  }

  /// Returns the identity that the app gives for a row.
  public func identity(ofContent row: RowPosition) -> AnyHashable? { content?(row) }

  /// The cells on screen.
  public var shownCells: [ShownCell] { tableView.shownCells }
}
