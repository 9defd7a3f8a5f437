import Foundation

/// A row that was viewed, or an impression that has ended.
public struct ViewedRow: Hashable, Sendable {
  /// The row in the table (reuse), at the last update.
  public let reuseIndexPath: IndexPath
  /// The row of the wrapped source (data); nil for a row of a layer.
  public let dataIndexPath: IndexPath?
  /// The standard by which it was viewed.
  public let standard: ViewabilityStandard
  /// The time at which it was viewed or has ended, by the clock of ``TableViewing``, in seconds.
  public let time: TimeInterval
  /// The record of this impression.
  public let record: ViewingRecord
}
