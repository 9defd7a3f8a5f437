import Foundation

@testable import DecoratorTableKit
@testable import DecoratorTableSources

// What tests often need, in one expression.

extension CellRegistration {
  /// The identifier with which the cells are dequeued.
  var reuseIdentifier: String { erased.reuseIdentifier }
}

extension CellAdapter {
  /// Registers the cells in a table.
  func register(in tableView: UITableView) { registration.erased.register(in: tableView) }
}

extension CellAdapterMap {
  /// Returns the map with one more adapter.
  func adding<Cell, Model>(_ adapter: CellAdapter<Cell, Model>) -> CellAdapterMap {
    var map = self
    map.add(adapter)
    return map
  }

  /// Returns the map with one more adapter for headers and footers.
  func adding<View, Model>(_ adapter: HeaderFooterAdapter<View, Model>) -> CellAdapterMap {
    var map = self
    map.add(adapter)
    return map
  }
}

extension ListTableViewDataSource {
  /// Creates a data source that shows one section of rows that describe themselves.
  convenience init(_ configurators: [AnyCellConfigurator]) {
    self.init(HeterogeneousList(configurators))
  }

  /// Creates a data source that shows one section of rows of one kind.
  convenience init<Cell, Model>(_ models: [Model], adapter: CellAdapter<Cell, Model>) {
    self.init(HeterogeneousList(models), cells: CellAdapterMap().adding(adapter))
  }
}

extension RowLayer {
  /// The models without a slot, as indices among the committed models, in ascending order: all
  /// before the first count.
  var waitingModels: [Int] {
    guard let state = loadedState else { return Array(committedModels.indices) }
    let shown = Set((0..<state.layout.additionalCount).map { state.model(ofAdditional: $0) })
    return committedModels.indices.filter { !shown.contains($0) }
  }
}

extension RowLayer where Model: Identifiable {
  /// Returns the row of the table that shows a model; of several with its identity the first
  /// counts.
  func reuseIndexPath(ofModelWithID id: Model.ID) -> IndexPath? {
    committedModels.firstIndex { $0.id == id }.flatMap { reuseIndexPath(ofModelAt: $0) }
  }
}
