public import DecoratorTableKit
import Foundation

/// The data source of a table, plain or of layers stacked by hand, as a checker asks it.
@MainActor
public final class CheckedDataSource: CheckedTable {
  private let dataSource: any UITableViewDataSource
  private let tableView: UITableView
  private let content: ((RowPosition) -> AnyHashable?)?
  /// Whom to tell of changes; the test does that itself.
  public var onEvent: ((TableEvent) -> Void)?

  /// Looks at a data source.
  ///
  /// - Parameters:
  ///   - dataSource: The data source, which is retained.
  ///   - tableView: Its table, which is retained.
  ///   - content: Who a row of the content (data) is; nil if nobody can tell.
  public init(
    _ dataSource: any UITableViewDataSource, tableView: UITableView,
    content: ((RowPosition) -> AnyHashable?)? = nil
  ) {
    self.dataSource = dataSource
    self.tableView = tableView
    self.content = content
  }

  private var halves: [ForwardingTableViewDataSource] {
    Array(
      sequence(first: dataSource as? ForwardingTableViewDataSource) {
        $0?.inner as? ForwardingTableViewDataSource
      }.prefix { $0 != nil }.compactMap(\.self))
  }

  /// The layers that the table knows of, outermost first.
  public var checkedLayers: [any CheckedLayer] {
    // What nobody has asked yet is not laid out.
    _ = tableView.numberOfSections
    return halves.compactMap { half in
      half.layer.state.map { LaidOutLayer(name: half.layer.name, state: $0, identity: nil) }
    }
  }

  /// The number of rows that the table on screen has, if it is this data source's.
  public var displayedRowCounts: [Int]? {
    tableView.dataSource === dataSource ? tableView.countedRows : nil
  }

  /// The number of rows that the innermost source has now.
  public var sourceRowCounts: [Int]? { dataSource.innermost?.countedRows(in: tableView) }

  /// The map of the layers as a stack; each row its own without layers.
  public func contentRow(ofReuse row: RowPosition) -> RowPosition? {
    let layouts = halves.compactMap(\.layer.current)
    guard let outermost = layouts.first else { return existing(row) }
    guard outermost.contains(row) else { return nil }
    return LayoutStack(layouts).convert(row, from: 0, to: layouts.count)
  }

  /// The map of the layers as a stack; each row its own without layers.
  public func reuseRow(ofContent row: RowPosition) -> RowPosition? {
    let layouts = halves.compactMap(\.layer.current)
    guard let innermost = layouts.last else { return existing(row) }
    guard innermost.containsContent(row) else { return nil }
    return LayoutStack(layouts).convert(row, from: layouts.count, to: 0)
  }

  private func existing(_ row: RowPosition) -> RowPosition? {
    let counts = displayedRowCounts ?? sourceRowCounts ?? []
    return counts.indices.contains(row.section) && (0..<counts[row.section]).contains(row.row)
      ? row : nil
  }

  /// Who the app says that a row is.
  public func identity(ofContent row: RowPosition) -> AnyHashable? { content?(row) }

  /// The cells on screen.
  public var shownCells: [ShownCell] { tableView.shownCells }
}
