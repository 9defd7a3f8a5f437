import Foundation

extension LayeredTable {
  /// The layouts in force, outermost first: those of the table's last update.
  ///
  /// Nil while it is not attached to a table.
  ///
  /// - Complexity: O(layers)
  package var layouts: LayoutStack? {
    guard showsLayers, let tableView = attachedTable else { return nil }
    return LayoutStack(stack.layers.map { $0.layout(for: tableView) })
  }

  // MARK: - The table on screen

  /// Returns the row outside all layers that a row of the table on screen (reuse) shows; nil if it
  /// is one of another source. The two are the same except in a child of a composed table.
  ///
  /// - Complexity: O(layers + log *n*) for *n* children of each composed table around this.
  @inline(never)
  final func outerIndexPath(forReuse path: IndexPath) -> IndexPath? {
    guard isChild else { return path }
    let table = attachedTable as? ContentTableView
    return table?.position(onScreen: RowPosition(path)).map { IndexPath($0) }
  }

  /// Returns the row of the table on screen (reuse) that shows a row outside all layers; nil if
  /// there is no such row, or a layer around several children hides it.
  ///
  /// - Complexity: As ``outerIndexPath(forReuse:)``.
  package final func reuseIndexPath(forOuter path: IndexPath) -> IndexPath? {
    guard isChild else { return path }
    let table = attachedTable as? ContentTableView
    return table?.positionOnScreen(of: RowPosition(path)).map { IndexPath($0) }
  }

  /// Returns the row of the wrapped source that a row of the table shows.
  ///
  /// Inside a block of announcements the answer is that before the block, and after the table has
  /// been deallocated the last one before.
  ///
  /// - Parameter path: A row of the table (reuse).
  /// - Returns: A row of the wrapped source (data), or nil if a layer owns the row, there is no
  ///   such row, or this is not attached.
  /// - Complexity: O(layers)
  public func dataIndexPath(forReuse path: IndexPath) -> IndexPath? {
    guard isChild else { return dataIndexPath(forOuter: path) }
    return outerIndexPath(forReuse: path).flatMap { dataIndexPath(forOuter: $0) }
  }

  /// Returns the row of the wrapped source (data) that a row outside all layers shows.
  @inline(__always)
  package final func dataIndexPath(forOuter path: IndexPath) -> IndexPath? {
    guard showsLayers else { return nil }
    var position = RowPosition(path)
    guard let outermost = loadedOutermost else { return shows(position) ? path : nil }
    return outermost.convertToContent(&position) ? IndexPath(position) : nil
  }

  /// Returns the row of the table that shows a row of the wrapped source.
  ///
  /// Inside a block of announcements the answer is that before the block, and after the table has
  /// been deallocated the last one before.
  ///
  /// - Parameter path: A row of the wrapped source (data).
  /// - Returns: A row of the table (reuse), or nil if there is no such row, a layer hides it, or
  ///   this is not attached.
  /// - Complexity: O(layers)
  public func reuseIndexPath(forData path: IndexPath) -> IndexPath? {
    guard isChild else { return outerIndexPath(forData: path) }
    return outerIndexPath(forData: path).flatMap { reuseIndexPath(forOuter: $0) }
  }

  /// Returns the row outside all layers that shows a row of the wrapped source (data).
  @inline(__always)
  package final func outerIndexPath(forData path: IndexPath) -> IndexPath? {
    guard showsLayers else { return nil }
    var position = RowPosition(path)
    guard let outermost = loadedOutermost else { return shows(position) ? path : nil }
    return outermost.convertOutwards(&position) ? IndexPath(position) : nil
  }

  func reuseIndexPath(ofAdditional ordinal: Int, in layer: TableLayer) -> IndexPath? {
    guard let layouts, let level = level(of: layer) else { return nil }
    let position = layouts.layers[level].position(ofAdditional: ordinal)
    let outer = layouts.convert(position, from: level, to: 0)
    return outer.flatMap { reuseIndexPath(forOuter: IndexPath($0)) }
  }

  func ordinalOfAdditionalRow(at path: IndexPath, in layer: TableLayer) -> Int? {
    guard let resolved = outerIndexPath(forReuse: path).flatMap({ resolve($0) }),
      resolved.level == level(of: layer),
      case .additional(let ordinal) = resolved.row
    else { return nil }
    return ordinal
  }

  func position(near row: RowPosition, in layer: TableLayer, below: Bool) -> RowPosition? {
    guard let layouts, let level = level(of: layer) else { return nil }
    return layouts.layers[..<level].reduce(row as RowPosition?) { row, layout in
      row.flatMap { layout.content(near: $0, below: below) }
    }
  }

  func contentPosition(
    near inner: RowPosition, inside layer: TableLayer, below: Bool
  ) -> RowPosition? {
    guard let layouts, let level = level(of: layer) else { return nil }
    return layouts.layers[(level + 1)...].reduce(inner as RowPosition?) { row, layout in
      row.flatMap { layout.content(near: $0, below: below) }
    }
  }

  /// Returns the level of the outer side of a layer: 0 for the outermost.
  private func level(of layer: TableLayer) -> Int? {
    stack.layers.firstIndex { $0 === layer }
  }

  /// Returns the owner of a row outside all layers, or nil if there is no such row.
  func resolve(_ path: IndexPath) -> ResolvedRow? {
    guard showsLayers, let tableView = attachedTable else { return nil }
    var position = RowPosition(path)
    let exists = stack.outermost?.contains(position, in: tableView) ?? shows(position)
    guard exists else { return nil }
    if let owner = stack.outermost?.convertInwards(&position, in: tableView),
      let level = level(of: owner.layer)
    {
      let row = owner.state.value.layout.origin(of: position)
      return ResolvedRow(level: level, position: position, row: row)
    }
    return ResolvedRow(
      level: stack.layers.count, position: position, row: .content(position))
  }

  /// The outermost layer, after the rows of all layers have been counted; nil if there are none.
  ///
  /// The table is loaded only if it has not asked for counts: loading a weak reference takes longer
  /// than converting an index path through two layers.
  private var loadedOutermost: LayerStep? {
    guard let outermost = stack.outermost else { return nil }
    if !outermost.state.isLoaded {
      guard let tableView = attachedTable else { return nil }
      outermost.loadIfNeeded(for: tableView)
    }
    return outermost
  }

  /// Returns whether there is a row, where there are no layers: in the rows that the table knows,
  /// while it loads others.
  private func shows(_ position: RowPosition) -> Bool {
    guard let tableView = attachedTable else { return false }
    if let outermostSegment {
      outermostSegment.loadIfNeeded(for: tableView)
      return outermostSegment.containsContent(position)
    }
    return (0..<tableView.numberOfSections).contains(position.section)
      && (0..<tableView.numberOfRows(inSection: position.section)).contains(position.row)
  }
}

extension TableLayout {
  /// Returns the content row (inner) of a row (outer), or else the next one below or above it in
  /// its section; nil if there is none.
  fileprivate func content(near row: RowPosition, below: Bool) -> RowPosition? {
    guard contains(row), case .content(let section) = origin(ofSection: row.section) else {
      return nil
    }
    if case .content(let content) = origin(of: row) { return content }
    let layout = rows[section]
    let near =
      below
      ? layout.nearestContent(after: row.row) ?? layout.nearestContent(before: row.row)
      : layout.nearestContent(before: row.row) ?? layout.nearestContent(after: row.row)
    return near.map { RowPosition(section: section, row: $0) }
  }
}
