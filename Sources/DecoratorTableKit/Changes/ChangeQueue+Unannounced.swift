// Rows that are not as announced.
extension ChangeQueue {
  /// Returns what is wrong with the rows that a view shows; nil if they are those in force. If they
  /// are not, somebody else has changed the table or its data source.
  func unexpectedRows(in view: any ChangingView) -> BatchUpdateError? {
    // Placeholders of a drop are nobody's rows.
    guard !view.hasUncommittedUpdates, let state = host?.changingLayers.last?.loadedState else {
      return nil
    }
    let (told, found) = (state.layout.outerRowCounts, view.rowCounts)
    return told == found ? nil : BatchUpdate().error(before: told, after: found)
  }

  /// The error in the rows of the content; nil if they are those in force.
  var unannouncedChange: BatchUpdateError? {
    guard let host, !host.changingLayers.isEmpty, let rowCountsInForce else { return nil }
    let found = host.countContentRows()
    guard found != rowCountsInForce else { return nil }
    return BatchUpdate().error(before: rowCountsInForce, after: found)
  }

  /// Loads everything again if somebody has told the view of changes directly. It has asked for its
  /// counts then, and shows the cells of other rows than those in force.
  func checkForDirectChanges() {
    guard view != nil, !isInTheMiddle, let anomaly = host?.changingLayers.last?.directChange else {
      return
    }
    report(anomaly)
    enqueueReload()
  }

  /// Loads everything again if the app has not announced what a layer's change waits for. It has
  /// had the rest of a turn for that.
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
