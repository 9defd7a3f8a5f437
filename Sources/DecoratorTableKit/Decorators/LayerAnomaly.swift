import Foundation

/// Something a layer noticed that is probably not meant, and that it can go on with.
///
/// What a program must never do stops it with a message; an anomaly is reported and survived.
public enum LayerAnomaly: Hashable, Sendable {
  /// A row of the layer has an automatic height in a table that does not estimate heights, where
  /// UIKit cannot size rows by themselves.
  case automaticHeightWithoutEstimation(layer: String, row: AdditionalRow)

  /// Receives every anomaly; writes it to the system log, each once, unless it is replaced.
  @MainActor public static var handler: (LayerAnomaly) -> Void = { anomaly in
    if logged.insert(anomaly.kind).inserted { NSLog("%@", anomaly.description as NSString) }
  }

  @MainActor private static var logged: Set<String> = []

  /// Anomalies of one kind in one layer are logged once.
  private var kind: String {
    switch self {
    case .automaticHeightWithoutEstimation(let layer, _): "automatic height in \(layer)"
    }
  }
}

extension LayerAnomaly: CustomStringConvertible {
  /// What was noticed, and what to do about it.
  public var description: String {
    switch self {
    case .automaticHeightWithoutEstimation(let layer, let row):
      """
      DecoratorTableKit: layer \(layer) leaves the height of \(row) to the table, which sizes rows \
      by itself only if it estimates heights: give the layer a height, or the table an \
      estimatedRowHeight other than 0
      """
    }
  }
}
