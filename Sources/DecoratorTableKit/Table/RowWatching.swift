import Foundation

/// What watches the rows on screen, to find out which of them a person has seen.
@MainActor
package protocol RowWatching: AnyObject {
  /// Counts a tap on a row of the table (reuse).
  func noteTap(at path: IndexPath)

  /// Looks at the rows at the next turn, since they may show something else by now.
  func scheduleUpdate()

  /// Adds what is going to be looked at, and when.
  func addPending(to work: inout PendingWork)
}

/// The owner of a row that is watched.
package enum ViewedOwner {
  case content(IndexPath)
  case layer(TableLayer, AdditionalRow)
}

// What it asks of its table, and what the table tells it.
extension DecoratedTable {
  /// The table on screen, while it is decorated.
  package var viewedTable: UITableView? { isDecorating ? tableView : nil }

  /// Whether the table is in the middle of a change or waits for an answer, so that nothing can be
  /// said about its rows.
  package var isInTheMiddle: Bool { queue.isInTheMiddle }

  /// Returns the layer that owns a row of the table (reuse), with the row as the layer counts, or
  /// the row of the content (data); nil if there is no such row.
  package func viewedOwner(ofRowAt path: IndexPath) -> ViewedOwner? {
    guard let resolved = resolve(path) else { return nil }
    switch resolved.row {
    case .content(let row): return .content(IndexPath(row))
    case .additional(let ordinal):
      let layer = stack.layers[resolved.level]
      return layer.loadedState.map {
        .layer(layer, .amongContent(index: $0.model(ofAdditional: ordinal)))
      }
    case .added(let section, let row):
      let layer = stack.layers[resolved.level]
      return layer.loadedState.map {
        .layer(layer, .inAddedSection(section: $0.section(ofAdded: section), row: row))
      }
    }
  }

  /// Has the rows watched, from now on.
  package func watchRows(with watch: any RowWatching) {
    rowWatch = watch
    queue.rowsDidChange.append { [weak watch] in watch?.scheduleUpdate() }
  }

  func noteSelection(of path: IndexPath) { rowWatch?.noteTap(at: path) }

  /// Tells the layers that rows have come on screen and gone from it, though the list was not
  /// scrolled.
  func rowsDidMoveOnScreen() {
    for layer in layers where layer.observed.contains(.scrolling) { layer.didScroll() }
  }
}

extension TableLayer {
  /// The decorated table that the layer was added to, if any.
  package var decoratedTable: DecoratedTable? { table as? DecoratedTable }
}
