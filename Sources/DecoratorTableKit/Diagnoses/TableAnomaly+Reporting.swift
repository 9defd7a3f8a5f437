import Foundation

extension TableAnomaly {
  /// Receives every anomaly; unless it is replaced, it writes to the system log: those of one kind
  /// about one layer once, and each wrong announcement.
  @MainActor public static var handler: (TableAnomaly) -> Void = { anomaly in
    guard logged.insert(anomaly.kind).inserted else { return }
    NSLog("%@ (%@)", anomaly.description as NSString, "\(anomaly.severity)" as NSString)
  }

  @MainActor private static var logged: Set<String> = []

  /// Reports the anomaly: this is the one way for all of them.
  ///
  /// - Parameter observer: Whoever observes the table that it is about.
  @MainActor
  func report(to observer: (TableAnomaly) -> Void) {
    Self.handler(self)
    observer(self)
  }

  /// Reports the anomaly to whoever observes a table.
  ///
  /// - Parameter tableView: The table that it is about, if that is known already.
  @MainActor
  func report(in tableView: UITableView?) {
    report { anomaly in tableView.map { AnomalyObservers.tell(anomaly, in: $0) } }
  }

  /// What is logged once.
  private var kind: String {
    switch self {
    case .automaticHeightWithoutEstimation(let layer, _): "automatic height in \(layer)"
    case .moveIntoAddedSection(let layer, _): "move into a section of \(layer)"
    case .repeatedIdentity(let layer, let identity, _, _): "identity \(identity) in \(layer)"
    case .swipeActionsReplaceEditActions, .inconsistentUpdate, .noAdapter, .wrongCellClass,
      .notRegistered, .noPrototype:
      description
    }
  }
}
