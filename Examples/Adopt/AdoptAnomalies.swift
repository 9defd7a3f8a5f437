import DecoratorTableKit

/// The anomalies of a screen's table. There must be none.
@MainActor
final class AdoptAnomalies {
  /// The anomalies in words, earliest first.
  private(set) var lines: [String] = []

  /// Listens to the table of a screen.
  init(of screen: ChatsScreen) {
    screen.feed?.observe { [weak self] event in
      if case .anomaly(let anomaly) = event { self?.lines.append("anomaly: \(anomaly)") }
    }
  }
}
