// Rows that are not as announced.
extension ChangeQueue {
  /// Returns the difference of a view's row counts from those in force; nil if there is none.
  /// Otherwise other code has changed the table or its data source.
  func unexpectedRows(in view: any ChangingView) -> BatchUpdateError? {
    // Placeholders of a drop have no owner.
    guard !view.hasUncommittedUpdates, let told = host?.changingSegment?.outerRowCounts else {
      return nil
    }
    let found = view.rowCounts
    return told == found ? nil : BatchUpdate().error(before: told, after: found)
  }

  /// The error in the rows of the content; nil if they are those in force.
  var unannouncedChange: BatchUpdateError? {
    guard let host, host.changingSegment != nil, let rowCountsInForce else { return nil }
    let found = host.countContentRows()
    guard found != rowCountsInForce else { return nil }
    return BatchUpdate().error(before: rowCountsInForce, after: found)
  }

  /// Reloads the view if other code has updated it directly: it has counted its rows, and shows
  /// cells of other rows than those in force.
  func checkForDirectChanges() {
    guard view != nil, !isInTheMiddle, let anomaly = host?.changingSegment?.directChange else {
      return
    }
    report(anomaly)
    enqueueReload()
  }

  /// Reloads the view if the app has not announced a change within the turn, though a layer's
  /// change waits for it.
  func loadUnannounced() {
    guard block.depth == 0, !isApplying, view != nil else { return }
    if waiting.announcements.isEmpty, case .layer(let layer)? = waiting.changes.first?.origin,
      let error = unannouncedChange
    {
      report(
        .inconsistentUpdate(
          layer: contentName, operation: "a change of layer \(layer.name)", error: error))
      waiting.needsReload = true
    }
    applyWaitingChanges()
  }
}
