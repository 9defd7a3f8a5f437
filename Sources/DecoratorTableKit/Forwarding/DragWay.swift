import Foundation

/// The layers between the table and the content during a drag within the table, each with its
/// layout while the row is dragged.
///
/// A table proposes a place, and the app's object may return another. Several places outside a
/// layer are the same inside it, since nothing can be dropped between content and a row that
/// follows it. If the app's object accepts a place, exactly this place is returned, and not another
/// one that is the same inside: a row that is dropped below an ad stays below it.
@MainActor
struct DragWay {
  private struct Level {
    /// The name of the layer.
    let name: String
    let drag: DragLayout
    /// The row before, outside the layer.
    let source: RowPosition
    /// The proposed place, outside the layer and inside it.
    var place: RowPosition?
    var proposal: RowPosition?
  }

  private var levels: [Level] = []

  /// Creates the levels for a content row (outer), through segments, the outermost first.
  init(of row: IndexPath, through segments: [Segment], in tableView: UITableView) {
    var row = row
    for segment in segments where !segment.isTransparent {
      if segment.layers.isEmpty {
        let position = RowPosition(row)
        let layout = LayerState.identity(rowCounts: segment.outerRowCounts ?? []).layout
        levels.append(
          Level(
            name: segment.name, drag: DragLayout(layout, removing: position), source: position))
      }
      for layer in segment.layers.reversed() {
        guard let inner = layer.existingContent(at: row, in: tableView) else { return }
        levels.append(
          Level(
            name: layer.name, drag: layer.drag(of: inner, in: tableView),
            source: RowPosition(row)))
        row = inner
      }
    }
  }

  /// Returns the content destination nearest to a proposed place (outer); nil if there are no
  /// content sections.
  mutating func propose(_ place: IndexPath) -> IndexPath? {
    var position = RowPosition(place)
    for index in levels.indices {
      let drag = levels[index].drag
      guard let place = drag.place(nearest: position) else { return nil }
      position = drag.contentDestination(of: place)
      levels[index].place = place
      levels[index].proposal = position
    }
    return IndexPath(position)
  }

  /// Returns the place (outer) of a destination that the app's object has returned.
  ///
  /// - Parameters:
  ///   - target: The destination; nil for the one that was proposed. A destination that does not
  ///     exist is reported, and replaced by the nearest one.
  ///   - source: The row before (data).
  ///   - report: Reports it.
  func place(
    of target: IndexPath?, from source: IndexPath, report: (TableAnomaly) -> Void
  ) -> IndexPath? {
    guard let last = levels.last else { return target }
    var source = RowPosition(source)
    var target = target.map { RowPosition($0) } ?? last.proposal
    for level in levels.reversed() {
      if target == level.proposal {
        target = level.place
      } else if target == source {
        target = level.source
      } else {
        target = target.flatMap { place(of: $0, at: level, report) } ?? level.source
      }
      source = level.source
    }
    return target.map { IndexPath($0) }
  }

  private func place(
    of destination: RowPosition, at level: Level, _ report: (TableAnomaly) -> Void
  ) -> RowPosition? {
    if let place = level.drag.place(ofContent: destination) { return place }
    report(.noSuchMoveTarget(layer: level.name, place: destination))
    return level.drag.contentDestination(nearest: destination).flatMap(level.drag.place(ofContent:))
  }
}
