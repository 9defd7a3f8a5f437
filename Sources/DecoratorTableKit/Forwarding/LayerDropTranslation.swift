import Foundation

/// The way of index paths between a drop and the object inside a layer.
@MainActor
struct LayerDropTranslation: DropTranslation {
  let layer: TableLayer
  let tableView: UITableView

  func innerRow(at outer: IndexPath) -> IndexPath? {
    guard case .inner(let path) = layer.existingOwner(of: outer, in: tableView) else { return nil }
    return path
  }

  func innerDestination(
    _ outer: IndexPath, of sources: [IndexPath], intent: UITableViewDropProposal.Intent
  ) -> IndexPath? {
    if intent == .insertIntoDestinationIndexPath, let row = innerRow(at: outer) { return row }
    // No single row of several of this table leaves a gap.
    let source = sources.count == 1 ? sources.first : nil
    return layer.drag(of: source, in: tableView).innerDestination(of: outer)
  }

  func outerRow(nearest inner: IndexPath) -> IndexPath {
    let position = RowPosition(inner)
    let layout = layer.layout(for: tableView)
    guard layout.containsContent(position) else {
      misuse(
        "nothing can be dropped to row \(position), which does not exist: announce the row first")
    }
    return IndexPath(layout.place(nearestContent: position))
  }

  func outerPlace(forInsertionAt inner: IndexPath, ofDropAt drop: IndexPath?) -> IndexPath? {
    let drag = layer.drag(of: nil, in: tableView)
    // Several places have the same content destination. If it is that of the drop, the place of the
    // drop is meant.
    if let own = drop.flatMap({ drag.place(nearest: RowPosition($0)) }),
      IndexPath(drag.contentDestination(of: own)) == inner
    {
      return IndexPath(own)
    }
    return drag.place(ofContent: RowPosition(inner)).map { IndexPath($0) }
  }

  /// Does not read counts afresh meanwhile: the layer follows what is on screen.
  func duringInsertion(_ commit: () -> Bool) -> Bool { layer.withoutReadingCounts(commit) }

  func followInsertion(at outer: IndexPath, _ update: (IndexPath) -> Void) {
    guard let inserted = layer.land(at: RowPosition(outer), in: tableView) else { return }
    update(IndexPath(inserted))
  }

  func outerIdentifier(_ inner: String) -> String { inner }
}
