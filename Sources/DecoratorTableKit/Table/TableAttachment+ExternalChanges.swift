import Foundation

// Reports of external changes of a decorated table, and of missing calls.
extension TableAttachment {
  /// Reports the objects that other code has set on the table, and the deallocated adopted ones,
  /// each once.
  ///
  /// - Parameter kinds: The kinds of the present wrapped objects.
  func reportExternalChanges(having kinds: @autoclosure () -> Set<TableObjectKind>) {
    guard isAttached, let tableView else { return }
    for anomaly in consumeReplacements(in: tableView) { report(anomaly) }
    guard !adoptedKinds.isEmpty else { return }
    let gone = adoptedKinds.subtracting(kinds())
    adoptedKinds.subtract(gone)
    for name in gone.map(\.rawValue).sorted() { report(.objectReleased(property: name)) }
  }

  /// Reports layers that a table on screen does not show, since they are not attached.
  func reportMissingAttachment() {
    guard hasLayersToShow, !layerNames.isEmpty, let tableView, tableView.window != nil else {
      return
    }
    report(.neverAttached(layers: layerNames))
  }

  /// Reports that the owner was deallocated while the table is on screen, if the table still is at
  /// the next turn of the main actor. When a whole screen is removed, both are deallocated, in any
  /// order.
  func reportRelease() {
    guard !layerNames.isEmpty, tableView?.window != nil else { return }
    let anomaly: TableAnomaly
    if showsOurs {
      anomaly = .decoratedTableReleased(layers: layerNames)
    } else if !isAttached, !wasAttached {
      anomaly = .neverAttached(layers: layerNames)
    } else {
      return
    }
    var checking = NextTurn()
    checking.schedule { [report, weak tableView] in
      if tableView?.window != nil { report(anomaly) }
    }
  }
}
