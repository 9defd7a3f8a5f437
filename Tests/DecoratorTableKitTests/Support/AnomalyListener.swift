import DecoratorTableKit

/// Listens to anomalies that are reported in later turns. Other tests report theirs in between, so
/// it records only those it is about.
@MainActor
final class AnomalyListener {
  private static var listeners: [ObjectIdentifier: (TableAnomaly) -> Void] = [:]
  private static var isInstalled = false

  private(set) var anomalies: [TableAnomaly] = []

  /// Begins to listen.
  ///
  /// - Parameter isWanted: Returns whether an anomaly is about the tables of the test.
  init(to isWanted: @escaping (TableAnomaly) -> Bool) {
    if !Self.isInstalled {
      Self.isInstalled = true
      let earlier = TableAnomaly.handler
      TableAnomaly.handler = { anomaly in
        earlier(anomaly)
        for listener in AnomalyListener.listeners.values { listener(anomaly) }
      }
    }
    Self.listeners[ObjectIdentifier(self)] = { [weak self] anomaly in
      if isWanted(anomaly) { self?.anomalies.append(anomaly) }
    }
  }

  /// Ends listening.
  func end() { Self.listeners[ObjectIdentifier(self)] = nil }

  /// Waits until an anomaly was reported, or a second has passed.
  func wait() async throws {
    for _ in 0..<100 where anomalies.isEmpty { try await Task.sleep(nanoseconds: 10_000_000) }
  }
}
