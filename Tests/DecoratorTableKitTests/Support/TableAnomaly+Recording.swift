import DecoratorTableKit

extension TableAnomaly {
  /// The anomalies that are reported while a body runs, none of which reaches the log.
  @MainActor
  static func recording(_ body: () -> Void) -> [TableAnomaly] {
    var anomalies: [TableAnomaly] = []
    let previous = handler
    handler = { anomalies.append($0) }
    defer { handler = previous }
    body()
    return anomalies
  }
}
