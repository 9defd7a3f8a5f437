#if DEBUG
/// The anomalies and the last batch of a table since its rows are marked.
struct InspectorStatus {
  private var anomalyCount = 0
  private var lastAnomaly: TableAnomaly?
  private var lastBatch: String?
  private var isLoadedSince = false

  private static let longestBatch = 12

  /// Notes an event.
  mutating func note(_ event: DecoratedTableEvent) {
    switch event {
    case .willApply: break
    case .didApply(let update):
      guard !update.table.isEmpty else { return }
      lastBatch = Self.text(of: update)
      isLoadedSince = false
    case .didLoad: isLoadedSince = true
    case .anomaly(let anomaly):
      anomalyCount += 1
      lastAnomaly = anomaly
    }
  }

  /// The anomalies, then the last batch.
  var lines: [String] {
    let anomalies =
      switch (anomalyCount, lastAnomaly) {
      case (_, nil): "No anomalies"
      case (1, let last?): "1 anomaly: \(last.text)"
      case (let count, let last?): "\(count) anomalies, the last: \(last.text)"
      }
    let loaded = isLoadedSince ? ", then all rows were loaded" : ""
    return [anomalies, lastBatch.map { "Last batch\($0)\(loaded)" } ?? "No batch yet"]
  }

  /// Returns the operations of a batch of the table (reuse), in short.
  private static func text(of update: AppliedUpdate) -> String {
    let operations = update.table.operations
    let shown = operations.prefix(longestBatch).map(\.short).joined(separator: " ")
    let rest = operations.count > longestBatch ? " … (\(operations.count) operations)" : ""
    let source = if case .layer(let name) = update.source { " of \(name)" } else { "" }
    return "\(source): \(shown)\(rest)"
  }
}
#endif
