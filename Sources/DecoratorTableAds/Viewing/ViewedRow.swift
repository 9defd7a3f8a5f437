import Foundation

/// A row that was viewed, or whose impression has ended.
public struct ViewedRow: Hashable, Sendable {
  /// The row in the table (reuse), when it was last looked at.
  public let reuseIndexPath: IndexPath
  /// The row of the wrapped source (data); nil for a row of a layer.
  public let dataIndexPath: IndexPath?
  /// The standard by which it was viewed.
  public let standard: ViewabilityStandard
  /// The time at which it was, by the clock of ``TableViewing``, in seconds.
  public let time: TimeInterval
  /// How it was seen in this impression.
  public let record: ViewingRecord
}
