import Foundation

/// The translation of index paths between a drop and the app's object inside all layers.
@MainActor
struct DropWay: DropTranslation {
  private struct Level {
    let layer: TableLayer
    /// The place of the drop, outside the layer.
    let destination: IndexPath?
  }

  private let segments: [Segment]
  private let levels: [Level]
  private let tableView: UITableView
  private let innermostDestination: IndexPath?

  /// Creates the translation of a drop, through the layers on a way.
  init(
    of coordinator: any UITableViewDropCoordinator, through way: LayerWay<some LayerPart>,
    in tableView: UITableView
  ) {
    segments = way.segments
    var levels: [Level] = []
    var destination = coordinator.destinationIndexPath
    var sources = coordinator.items.compactMap(\.sourceIndexPath)
    for layer in way.layers {
      levels.append(Level(layer: layer, destination: destination))
      sources = sources.compactMap { layer.existingContent(at: $0, in: tableView) }
      destination = destination.flatMap { outer in
        if coordinator.proposal.intent == .insertIntoDestinationIndexPath,
          let row = layer.existingContent(at: outer, in: tableView)
        {
          return row
        }
        // If several rows of this table are dragged, none leaves a gap.
        let source = sources.count == 1 ? sources.first : nil
        return layer.drag(of: source, in: tableView).innerDestination(of: outer)
      }
    }
    self.levels = levels
    self.tableView = tableView
    innermostDestination = destination
  }

  func innerRow(at outer: IndexPath) -> IndexPath? {
    levels.reduce(outer as IndexPath?) { row, level in
      row.flatMap { level.layer.existingContent(at: $0, in: tableView) }
    }
  }

  func innerDestination(_ outer: IndexPath) -> IndexPath? { innermostDestination }

  func outerRow(nearest inner: IndexPath) -> IndexPath {
    if segments.first?.lacksContent(RowPosition(inner)) == true { refuse(RowPosition(inner)) }
    return levels.reversed().reduce(inner) { row, level in
      let position = RowPosition(row)
      let layout = level.layer.layout(for: tableView)
      guard layout.containsContent(position) else { refuse(position) }
      return IndexPath(layout.place(nearestContent: position))
    }
  }

  private func refuse(_ position: RowPosition) -> Never {
    misuse(
      "nothing can be dropped to row \(position), which does not exist: announce the row first")
  }

  func outerPlace(forInsertionAt inner: IndexPath) -> IndexPath? {
    levels.reversed().reduce(inner as IndexPath?) { inner, level in
      guard let inner else { return nil }
      let drag = level.layer.drag(of: nil, in: tableView)
      // Several places have the same content destination. If it is that of the drop, the place of
      // the drop is used.
      if let own = level.destination.flatMap({ drag.place(nearest: RowPosition($0)) }),
        IndexPath(drag.contentDestination(of: own)) == inner
      {
        return IndexPath(own)
      }
      return drag.place(ofContent: RowPosition(inner)).map { IndexPath($0) }
    }
  }

  /// Counts are not read again meanwhile: the layers follow the rows on screen.
  func duringInsertion(_ commit: () -> Bool) -> Bool {
    for segment in segments { segment.beginChange() }
    defer { for segment in segments { segment.endChange() } }
    return commit()
  }

  func followInsertion(at outer: IndexPath, _ update: (IndexPath) -> Void) {
    if let row = segments.rowDropped(at: RowPosition(outer), in: tableView) {
      update(IndexPath(row))
    }
  }

  func outerIdentifier(_ inner: String) -> String { inner }
}
