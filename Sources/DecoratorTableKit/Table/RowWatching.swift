import Foundation

/// Tracks which rows on screen were viewed.
@MainActor
package protocol RowWatching: AnyObject {
  /// Counts a tap on a row of the table (reuse).
  func noteTap(at path: IndexPath)

  /// Updates the rows at the next turn, since they may show something else by now.
  func scheduleUpdate()

  /// Adds the scheduled updates.
  func addPending(to work: inout PendingWork)
}

/// The owner of a tracked row.
package enum ViewedOwner {
  case content(IndexPath)
  case layer(TableLayer, AdditionalRow)
}

// What tracking of viewed rows needs from a decorated table.
extension LayeredTable {
  /// The table that this is attached to, while it is decorated: in a composed table, that of the
  /// child.
  package var viewedTable: UITableView? { isDecorating ? attachedTable : nil }

  /// Whether the table is in the middle of a change or waits for an answer, so that its rows are
  /// not known.
  package var isInTheMiddle: Bool { queue.isInTheMiddle }

  /// Returns the layer that owns a row of ``viewedTable``, with the layer's own row, or the row of
  /// the content (data); nil if there is no such row.
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

  /// Starts the tracking of viewed rows.
  package func watchRows(with watch: any RowWatching) {
    rowWatch = watch
    queue.rowsDidChange.append { [weak watch] in watch?.scheduleUpdate() }
  }

  /// Lets the table call the objects of this for scrolling and selections, even if there are no
  /// layers.
  package func observeScrollingAndSelection(_ didScroll: @escaping () -> Void) {
    keepFront { segment in
      segment.observed = [.scrolling, .selection]
      segment.didScroll = didScroll
    }
  }

  func noteSelection(of path: IndexPath) {
    guard let rowWatch, let path = reuseIndexPath(forOuter: path) else { return }
    rowWatch.noteTap(at: path)
  }
}

extension TableLayer {
  /// The decorated table that the layer was added to, if any.
  package var decoratedTable: LayeredTable? { table as? LayeredTable }
}
