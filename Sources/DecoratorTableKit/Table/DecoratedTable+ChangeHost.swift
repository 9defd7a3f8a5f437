import Foundation

// The surroundings of the queue of changes of a decorated table.
extension DecoratedTable: ChangeHost {
  var changingView: (any ChangingView)? {
    guard isDecorating else { return nil }
    if let place { return place.hasPlace ? place : nil }
    return tableView
  }

  var share: (any SharingView)? {
    guard let place, isDecorating, place.hasPlace else { return nil }
    return place
  }

  var changingLayers: [any ChangingLayer] { halves.map(\.layer) }

  var contentSource: AnyObject? {
    halves.first.map { $0.dataSource.inner } ?? tableView?.dataSource
  }

  var contentName: String { parent?.name(ofChild: self) ?? RowExplanation.contentName }

  var isAnswering: Bool {
    for half in halves where half.layer.isInCallback { return true }
    return changingSource?.isAnswering == true || place?.isAnswering == true
  }

  var needsTableContent: Bool {
    for (number, half) in halves.enumerated() where half.layer.dependsOnContent {
      // Inside the innermost layer all rows are content, unless they are those of several sources.
      if number > 0 || contentSource is ComposedContent { return true }
    }
    return parent?.needsTableContent == true
  }

  func tableContent(of rowCounts: [Int]) -> TableContent {
    halves.first?.layer.tableContent(of: rowCounts) ?? TableContent(rowCounts: rowCounts)
  }

  /// Which rows outside all layers are content of the wrapped source.
  ///
  /// - Parameter rowCounts: The number of rows of each section of the source, for a table without
  ///   layers.
  func tableContent(withoutLayers rowCounts: [Int]) -> TableContent {
    halves.last?.layer.tableContentOutside ?? TableContent(rowCounts: rowCounts)
  }

  func countContentRows() -> [Int] {
    guard let tableView else { return [] }
    if let innermost = halves.first { return innermost.dataSource.contentRowCounts(in: tableView) }
    return tableView.dataSource.map(tableView.rowCounts(of:)) ?? []
  }

  /// Gives the queue of this table to the source inside, if that changes by itself.
  func shareQueue() {
    let source = changingSource
    source?.tableQueue = queue
    attachment.onDetach = { [queue, weak source] in
      queue.forget()
      if let source, source.tableQueue === queue { source.tableQueue = nil }
    }
  }

  /// Takes the queue from the source inside, since another one comes.
  func releaseQueue() {
    if let source = changingSource, source.tableQueue === queue { source.tableQueue = nil }
  }

  /// The source inside, also inside decorators that were stacked by hand, if it changes by itself.
  var changingSource: SnapshotTableViewDataSourceBase? {
    var source = wrappedDataSource
    while let decorator = source as? AdditionalTableViewDataSourceImpl { source = decorator.inner }
    return source as? SnapshotTableViewDataSourceBase
  }
}
