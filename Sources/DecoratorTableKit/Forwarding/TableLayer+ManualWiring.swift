import Foundation

// The layers around a layer and inside it, and the table that plain objects inside all of them know
// where nobody but the app wires the parts.
extension TableLayer {
  /// Returns the table that plain objects inside the layers are handed where the table is wired by
  /// hand. Its index paths are theirs.
  ///
  /// Give it to code that talks to its table outside of callbacks, as an outlet of a controller.
  /// From the first time that this is called, scroll view callbacks hand it as well. What changes
  /// rows there is announced, and told the real table as one batch through all layers. While the
  /// layers are in an attached ``DecoratedTable``, it is ``DecoratedTable/contentTableView``.
  ///
  /// ```swift
  /// tableView.dataSource = dataSource
  /// tableView.delegate = delegate
  /// controller.tableView = layer.contentTableView(for: tableView)
  /// ```
  ///
  /// The innermost layer keeps it, and so does a hidden view in the table.
  ///
  /// - Parameter tableView: The table, which has the outermost data source half.
  /// - Returns: The content table, or the table itself where it cannot be handed: a table of an
  ///   app's own subclass, one with a decorator of the app's own among the layers, or with other
  ///   objects.
  /// - Complexity: O(layers), and O(sections) if the table has not counted its rows yet.
  public func contentTableView(for tableView: UITableView) -> UITableView {
    let tableView = tableView.realTable
    // A table whose data source was set just now has not asked it for anything yet.
    _ = tableView.numberOfSections
    if let table, table.isDecorating, table.contentTable(for: tableView) != nil {
      return table.contentTableView ?? tableView
    }
    guard let wiring, wiring.isShown(in: tableView) else { return tableView }
    return wiring.makeContentTableKnown(for: tableView) ?? tableView
  }

  /// The layer that stands around this one; nil if this is the outermost.
  var outside: TableLayer? {
    // The layer of a half that is gone may still be there.
    guard let layer = known.outside?.layer, layer.source != nil else { return nil }
    return layer
  }

  /// The layer that this one stands around; nil if this is the innermost.
  var inside: TableLayer? { (source?.inner as? AdditionalTableViewDataSourceImpl)?.layer }

  /// The layers inside this one, the outermost first.
  var layersInside: some Sequence<TableLayer> {
    sequence(state: inside) { layer in
      defer { layer = layer?.inside }
      return layer
    }
  }

  /// This layer and those around it, the innermost first.
  var layersOutwards: some Sequence<TableLayer> { sequence(first: self) { $0.outside } }

  /// The outermost of the layers around this one, or this one.
  var outermost: TableLayer {
    var layer = self
    while let outside = layer.outside { layer = outside }
    return layer
  }

  /// Forgets the ways through this layer and those next to it, since another one is around them.
  func invalidateWays() {
    for layer in [outermost] + outermost.layersInside { layer.parts.invalidateWays() }
  }

  /// What the innermost layer knows of a table that is wired by hand.
  var wiring: ManualWiring? { manualWiring ?? inside?.wiring }

  /// Returns whether a table has counted the rows of layers that are wired by hand, and this one is
  /// not among them, though one of its parts is asked. It is reported then.
  func isHalfMissing(in tableView: UITableView) -> Bool {
    guard tableQueue == nil, let source, source.tableView !== tableView.realTable,
      let front = tableView.dataSource as? AdditionalTableViewDataSourceImpl,
      front.layer.isLoaded, !front.way.layers.contains(where: { $0 === self })
    else { return false }
    isTransparent = true
    reportOnce(.dataSourceHalfMissing(layer: name))
    return true
  }

  /// Finds out who is around the layers, since a table is about to count its rows. Layers in a
  /// ``DecoratedTable`` are told.
  func wireManually(in tableView: UITableView) {
    guard tableQueue == nil else { return }
    (tableView.delegate as? ForwardingObject)?.checkForLoop()
    guard inside == nil else { return manualWiring = nil }
    let wiring = manualWiring ?? ManualWiring(innermost: self)
    manualWiring = wiring
    wiring.load(for: tableView)
  }
}
