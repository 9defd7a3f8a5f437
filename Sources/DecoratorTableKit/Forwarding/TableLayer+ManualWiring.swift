import Foundation

// The layers outside and inside a layer, and the content table where an app wires the parts by
// hand.
extension TableLayer {
  /// Returns the content table of plain objects inside the layers, where the table is wired by
  /// hand. Its index paths are theirs.
  ///
  /// Use it for code that calls its table outside of callbacks, such as an outlet of a controller.
  /// After the first call, scroll view callbacks pass it as well. Changes of rows on it are
  /// announced, and performed by the real table as one batch through all layers. While the layers
  /// are in an attached ``DecoratedTable``, it is ``LayeredTable/contentTableView``.
  ///
  /// ```swift
  /// tableView.dataSource = dataSource
  /// tableView.delegate = delegate
  /// controller.tableView = layer.contentTableView(for: tableView)
  /// ```
  ///
  /// The halves of the innermost layer and a hidden view in the table retain it.
  ///
  /// - Parameter tableView: The table, which has the outermost data source half.
  /// - Returns: The content table, or the table itself if there is none: for a table of an app's
  ///   own subclass, one with an app's own decorator among the layers, or with other objects.
  /// - Complexity: O(layers), and O(sections) if the table has not counted its rows yet.
  public func contentTableView(for tableView: UITableView) -> UITableView {
    let tableView = tableView.realTable
    // A table with a new data source has not called it yet.
    _ = tableView.numberOfSections
    if let table, table.isDecorating, table.contentTable(for: tableView) != nil {
      return table.contentTableView ?? tableView
    }
    guard let wiring = segment?.wiring, wiring.isShown(in: tableView) else { return tableView }
    return wiring.makeContentTableKnown(for: tableView) ?? tableView
  }

  /// The data source half, which reads the counts of the inner source.
  var source: AdditionalTableViewDataSourceImpl? { segment?.source }

  /// The layer inside this one; nil if this is the innermost.
  var inside: TableLayer? {
    guard let segment, let index = segment.layers.firstIndex(where: { $0 === self }) else {
      return nil
    }
    return index > 0 ? segment.layers[index - 1] : segment.inside?.layers.last
  }

  /// The layers inside this one, the outermost first.
  var layersInside: [TableLayer] {
    guard let segment else { return [] }
    let layers = segment.inwards.flatMap { $0.layers.reversed() }
    return layers.firstIndex { $0 === self }.map { Array(layers[($0 + 1)...]) } ?? []
  }

  /// Returns whether a table has counted the rows of layers that are wired by hand, and this one is
  /// not among them though one of its parts is called, and reports that.
  func isHalfMissing(in tableView: UITableView) -> Bool {
    guard tableQueue == nil, let source, source.tableView !== tableView.realTable,
      let front = tableView.dataSource as? AdditionalTableViewDataSourceImpl,
      front.segment.isLoaded, !front.way.layers.contains(where: { $0 === self })
    else { return false }
    isTransparent = true
    reportOnce(.dataSourceHalfMissing(layer: name))
    return true
  }
}

extension Segment {
  /// Determines what is outside the layers, since a table is about to count its rows. A
  /// ``DecoratedTable`` does that itself.
  func wireManually(in tableView: UITableView) {
    guard tableQueue == nil else { return }
    (tableView.delegate as? ForwardingObject)?.checkForLoop()
    guard inside == nil else { return manualWiring = nil }
    let wiring = manualWiring ?? ManualWiring(innermost: self)
    manualWiring = wiring
    wiring.load(for: tableView)
  }
}
