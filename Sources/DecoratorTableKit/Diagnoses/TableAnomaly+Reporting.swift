import Foundation

extension TableAnomaly {
  /// Called with every anomaly.
  ///
  /// The default handler writes to the system log: anomalies of one kind about one layer once, and
  /// each wrong announcement.
  @MainActor public static var handler: (TableAnomaly) -> Void = { anomaly in
    guard logged.insert(anomaly.kind).inserted else { return }
    NSLog("%@ (%@)", anomaly.description as NSString, "\(anomaly.severity)" as NSString)
  }

  @MainActor private static var logged: Set<String> = []

  /// Reports the anomaly. All anomalies are reported here.
  ///
  /// - Parameter observer: The observer of the table that the anomaly is about.
  @MainActor
  func report(to observer: (TableAnomaly) -> Void) {
    Self.handler(self)
    observer(self)
  }

  /// Reports the anomaly to the observer of a table.
  ///
  /// - Parameter tableView: The table that the anomaly is about, if it is known.
  @MainActor
  func report(in tableView: UITableView?) {
    report { anomaly in tableView.map { AnomalyObservers.notify(anomaly, in: $0) } }
  }

  /// The kind of anomaly that is logged once.
  private var kind: String {
    switch self {
    case .automaticHeightWithoutEstimation(let layer, _): "automatic height in \(layer)"
    case .moveIntoAddedSection(let layer, _): "move into a section of \(layer)"
    case .inconsistentRule(let layer, _, _): "rule of \(layer)"
    case .noSuchMoveTarget(let layer, _): "target of a move in \(layer)"
    case .invalidHeight(let layer, _, _): "height in \(layer)"
    case .repeatedIdentity(let layer, let identity, _, _): "identity \(identity) in \(layer)"
    case .changedDirectly: "direct changes"
    case .swipeActionsReplaceEditActions, .inconsistentUpdate, .objectReplaced, .objectReleased,
      .decoratedTableReleased, .neverAttached, .blockNotEnded, .delegateHalfMissing,
      .dataSourceHalfMissing, .noAdapter, .wrongCellClass, .notRegistered, .noPrototype,
      .tableOfSubclass, .decoratorOutside, .forwardingLoop, .unknownMethod, .writtenByUIKit:
      description
    }
  }
}
