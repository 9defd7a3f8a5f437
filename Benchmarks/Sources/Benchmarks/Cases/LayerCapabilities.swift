import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure the delegate's calls for each of a layer's own rows. Both the adapter
  /// and the layer have capabilities; the alternative is handlers that are set by hand.
  static var layerCapabilities: [BenchmarkCase] {
    [
      BenchmarkCase("layer-capabilities") { options, comparison in
        let count = min(options.lookups, 100_000)
        comparison.contenders = LayerKind.allCases.map { caller($0, models: count) }
        comparison.measures = [.noAllocation]
      }
    ]
  }

  /// Returns a contender that calls the delegate of a table in which one of a layer's rows follows
  /// each content row.
  @MainActor
  private static func caller(_ kind: LayerKind, models count: Int) -> Contender {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = ContentSource(rowCount: count, onlyCell: cell)
    let decorated = DecoratedTable(dataSource: content, delegate: ContentDelegate())
    let sum = Sum()
    kind.addRows(Array(0..<count), to: decorated, sum)
    let table = UITableView(frame: .zero)
    _ = decorated.dataSource?.numberOfSections?(in: table)
    let paths = (0..<count).map { IndexPath(row: 2 * $0 + 1, section: 0) }
    return Contender(name: kind.rawValue, operations: paths.count) {
      sum.value = 0
      guard let delegate = decorated.delegate, let dataSource = decorated.dataSource else {
        return 0
      }
      for path in paths {
        sum.value &+= Int(delegate.tableView?(table, heightForRowAt: path) ?? -1)
        delegate.tableView?(table, willDisplay: cell, forRowAt: path)
        delegate.tableView?(table, didEndDisplaying: cell, forRowAt: path)
        if delegate.tableView?(table, shouldHighlightRowAt: path) == true { sum.value &+= 1 }
        if dataSource.tableView?(table, canEditRowAt: path) == true { sum.value &+= 1 }
      }
      return sum.value
    }
  }
}

/// The total that the rows of a layer add to.
@MainActor
private final class Sum {
  var value = 0
}

/// The way that a layer declares the capabilities of its rows.
private enum LayerKind: String, CaseIterable {
  case adapter = "kit, adapter"
  case adapters = "kit, adapter map"
  case events = "kit, handlers"

  @MainActor
  func addRows(_ models: [Int], to table: DecoratedTable, _ sum: Sum) {
    let adapter = CellAdapter<UITableViewCell, Int>(height: 60) { _, _ in }
      .onDisplay { sum.value &+= $1 }
      .onEndDisplay { sum.value &+= $1 }
      .onSelect { _, _ in }
    switch self {
    case .adapter:
      let rows = table.addRows(models, named: "rows", placed: .every(1), cell: .adapter(adapter))
      addMore(to: rows)
    case .adapters:
      var adapters = CellAdapterMap()
      adapters.add(adapter)
      let rows = table.addRows(models, named: "rows", placed: .every(1), cell: .adapters(adapters))
      addMore(to: rows)
    case .events:
      let rows = table.addRows(models, named: "rows", placed: .every(1)) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      rows.events = events(of: models, sum)
    }
  }

  @MainActor
  private func addMore(to rows: RowLayer<Int>) {
    rows.trailingSwipeActions { _ in [] }.canEdit { $0.isMultiple(of: 2) }
  }

  @MainActor
  private func events(of models: [Int], _ sum: Sum) -> AdditionalRowEvents {
    func add(_ row: AdditionalRow) {
      if case .amongContent(let index) = row { sum.value &+= models[index] }
    }
    var events = AdditionalRowEvents()
    events.height = { _ in 60 }
    events.didSelect = { _, _, _ in }
    events.willDisplay = { _, _, row in add(row) }
    events.didEndDisplaying = { _, _, row in add(row) }
    events.trailingSwipeActions = { _, _ in nil }
    events.canEdit = { row in
      guard case .amongContent(let index) = row else { return false }
      return models[index].isMultiple(of: 2)
    }
    return events
  }
}
