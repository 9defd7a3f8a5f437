/// How something was seen in one showing, from when it came on screen. Times are in seconds.
public struct ViewingRecord: Hashable, Sendable {
  /// The time at which it came on screen, by the clock in use.
  public var firstSeen: Double
  /// The longest time without interruption for which it was as visible as the standard wants.
  public var continuousTime: Double
  /// All of the time for which it was so.
  public var totalTime: Double
  /// The time for which any of it was visible.
  public var visibleTime: Double
  /// The largest part of it that was visible, in `0...1`.
  public var largestFraction: Double
}
