import Foundation

/// A request for a model: the slot, and the reason.
public struct SupplyRequest: Hashable, Sendable {
  /// The slot, counted through all slots of the layer from the top of the table, filled or not.
  public let ordinal: Int
  /// The content row above the slot, in the same section (data); nil if there is none.
  public let contentAbove: IndexPath?
  /// The content row below the slot, in the same section (data); nil if there is none.
  public let contentBelow: IndexPath?
  /// The width of the table, in points.
  public let width: CGFloat
  /// The reason for a request.
  public let reason: SupplyReason
}
