import DecoratorTableKit

/// The anomalies that the kit has reported since the log was begun, of all tables of the app.
///
/// It is for what a person does by hand, on any screen. The log never ends.
@MainActor
package final class AnomalyLog {
  /// The descriptions, the first first.
  package private(set) var lines: [String] = []
  /// Called after each anomaly.
  package var onChange: @MainActor () -> Void = {}

  /// Begins a log. What received anomalies before goes on receiving them.
  package init() {
    let earlier = TableAnomaly.handler
    TableAnomaly.handler = { [weak self] anomaly in
      earlier(anomaly)
      self?.note(anomaly)
    }
  }

  private func note(_ anomaly: TableAnomaly) {
    lines.append("\(anomaly)")
    onChange()
  }
}
