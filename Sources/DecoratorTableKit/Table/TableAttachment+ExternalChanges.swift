import Foundation

// What somebody else does to a table that is decorated, and what was forgotten.
extension TableAttachment {
  /// Reports the objects that somebody else has given the table, and the adopted ones that are
  /// gone, each once.
  ///
  /// - Parameter kinds: The kinds of the wrapped objects that there are.
  func reportExternalChanges(having kinds: @autoclosure () -> Set<TableObjectKind>) {
    guard isAttached, let tableView else { return }
    for anomaly in consumeReplacements(in: tableView) { report(anomaly) }
    guard !adoptedKinds.isEmpty else { return }
    let gone = adoptedKinds.subtracting(kinds())
    adoptedKinds.subtract(gone)
    for name in gone.map(\.rawValue).sorted() { report(.objectReleased(property: name)) }
  }

  /// Reports layers that a table on screen does not show, since nobody has attached them.
  func reportMissingAttachment() {
    guard hasLayersToShow, !layerNames.isEmpty, let tableView, tableView.window != nil else {
      return
    }
    report(.neverAttached(layers: layerNames))
  }

  /// Reports that the owner goes away while the table is on screen, if the table is there at the
  /// next turn of the main actor. A whole screen that goes takes both with it, in any order.
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
