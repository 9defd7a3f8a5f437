import Foundation

// The rows of a segment as the table knows them. Its layers know theirs; a segment without layers
// has the rows of the content.
extension Segment {
  /// The number of rows of each section inside the layers, as the table knows them; nil before the
  /// first count.
  var contentRowCounts: [Int]? {
    guard let innermost = layers.first else { return ownRowCounts }
    return innermost.current?.contentRowCounts
  }

  /// The number of rows of each section outside the layers, as the table knows them; nil before the
  /// first count.
  var outerRowCounts: [Int]? {
    guard let outermost = layers.last else { return ownRowCounts }
    return outermost.current?.outerRowCounts
  }

  /// Returns the number of rows of a section inside the layers; nil if there is no such section.
  func contentRowCount(inSection section: Int) -> Int? {
    if let innermost = layers.first { return innermost.contentRowCount(inSection: section) }
    guard let counts = ownRowCounts, counts.indices.contains(section) else { return nil }
    return counts[section]
  }

  /// Whether the table has asked for its sections.
  var isLoaded: Bool { layers.last?.isLoaded ?? (ownRowCounts != nil) }

  /// Whether index paths are the same on both sides, since the table shows the rows of another data
  /// source.
  var isTransparent: Bool { layers.last?.isTransparent ?? isOwnTransparent }

  /// Returns the number of sections outside the layers.
  var sectionCount: Int { layers.last?.known.sectionCount ?? ownRowCounts?.count ?? 0 }

  /// Returns the number of rows of a section (outer); nil if there is no such section, or the table
  /// has not asked for its sections.
  func rowCount(inSection section: Int) -> Int? {
    guard let outermost = layers.last?.known else {
      guard let ownRowCounts, section < ownRowCounts.count else { return nil }
      return ownRowCounts[section]
    }
    guard outermost.isLoaded, section < outermost.sectionCount else { return nil }
    return outermost.rowCount(inSection: section)
  }

  /// Returns whether there is a row inside the layers.
  func containsContent(_ position: RowPosition) -> Bool {
    guard let count = contentRowCount(inSection: position.section) else { return false }
    return (0..<count).contains(position.row)
  }

  /// Returns whether it is known that there is no such row inside, where there are no layers, which
  /// find that out themselves.
  func lacksContent(_ position: RowPosition) -> Bool {
    layers.isEmpty && inside == nil && isLoaded && !isTransparent && !containsContent(position)
  }

  /// Returns which rows inside the innermost segment are content of the sources of children, and
  /// not those of their layers; all rows, if there is one source.
  ///
  /// - Parameter rowCounts: The number of rows of each section inside, as the layers know them. If
  ///   the children have others, all rows count as content.
  func contentPositions(of rowCounts: [Int]) -> ContentPositions {
    source?.children?.contentPositions.checked(against: rowCounts)
      ?? ContentPositions(rowCounts: rowCounts)
  }

  // MARK: - Loading

  /// Lays all layers out for content of these sizes, by inner section.
  ///
  /// A table may also count without loading, which must not change any rows. Equal counts while
  /// some view is still displayed are taken for that.
  func load(rowCounts: [Int]) {
    let queue = tableQueue ?? wiring?.queue
    queue?.waiting.noteCount()
    let areAllViewsEnded = outwards.contains { $0.views.rows.areAllEnded }
    views.rows.noteLoading()
    var isAsBefore = true
    var inner = rowCounts
    let loads = queue?.loadDetection.loads
    for layer in layers {
      if !layer.load(rowCounts: inner, areAllViewsEnded: areAllViewsEnded) { isAsBefore = false }
      // A rule has loaded the table in turn.
      guard queue?.loadDetection.loads == loads else { return }
      inner = layer.inForce.layout.outerRowCounts
    }
    if layers.isEmpty {
      isAsBefore = ownRowCounts == rowCounts && !forgetsRows
      forgetsRows = false
      ownRowCounts = rowCounts
      isOwnTransparent = false
      if !isAsBefore { views.invalidateAll() }
    }
    queue?.didAnswer(in: self, isAsBefore: isAsBefore, areAllViewsEnded: areAllViewsEnded)
    mayHaveLoaded = queue?.loadDetection.isUnconfirmed == true
  }

  /// Reads the counts if the table has not asked yet.
  func loadIfNeeded(for tableView: UITableView) {
    if !isLoaded { source?.load(for: tableView) }
  }

  /// Begins with rows that the table knows already, where there are no layers.
  func begin(withRows rowCounts: [Int]) {
    ownRowCounts = rowCounts
    isOwnTransparent = false
  }

  /// Clears what the table knew of the rows, which it does not show any more.
  func unload() {
    for layer in layers.reversed() { layer.unload() }
    guard layers.isEmpty else { return }
    ownRowCounts = nil
    isOwnTransparent = true
    views.invalidateAll()
  }

  /// Notes that the segment is shown in a table from now on.
  func appear() {
    isOwnTransparent = false
    for layer in layers { layer.isTransparent = false }
  }

  /// Notes that the table asks for the cell of a row. If the table shows the row already, and no
  /// change is under way, the table was reloaded.
  func noteCellRequest(of owner: RememberedOwner<IndexPath, AdditionalRow>) {
    guard mayHaveLoaded, readsCounts, let queue = tableQueue ?? wiring?.queue,
      queue.loadDetection.isUnconfirmed, views.rows.isShown({ $0.isSame(as: owner) })
    else { return }
    queue.didAskAgain(in: self)
  }

  /// Returns whether the table shows the rows of another data source, which was set since it
  /// counted the rows of these layers. If so, it is reported.
  ///
  /// The owners of these rows are unknown, so the layers forward all calls until the table counts
  /// their own rows again. A table does not announce a new data source, so this is called when one
  /// of its calls does not fit the known rows.
  @inline(never)
  func hasOtherRows(in tableView: UITableView) -> Bool {
    let outermost = outermost
    guard let source = outermost.source, source.isReplaced(in: tableView) else { return false }
    if let table = outermost.table {
      table.reportExternalChangesNow()
    } else {
      let other = tableView.dataSource.map { "\(type(of: $0))" } ?? "nil"
      outermost.reportOnce(.objectReplaced(property: "dataSource", byClass: other))
    }
    for segment in outermost.inwards { segment.unload() }
    return true
  }

  // MARK: - Changes

  func forgetRows() { forgetsRows = layers.isEmpty }

  func follow(_ update: AppliedUpdate) {
    guard layers.isEmpty else { return }
    guard let outermost = update.layoutsAfter.layers.first else {
      return contentDidChange(by: update.content)
    }
    // There are layers further inside, which are stacked by hand.
    contentDidChange(
      by: UpdateMap(
        update.table, before: ownRowCounts ?? [], after: outermost.outerRowCounts))
  }

  /// Follows a change of the rows inside, where there are no layers.
  func contentDidChange(by map: UpdateMap) {
    ownRowCounts = map.rowCountsAfter
    for segment in outwards where !segment.views.areNone {
      segment.views.follow(map, contentOf: self)
    }
  }
}
