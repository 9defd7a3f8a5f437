import Foundation

/// The settings of a ``RowSupply``. Times are in seconds.
public struct SupplySettings: Hashable, Sendable {
  /// The number of rows above and below the visible ones within which models are requested for
  /// slots, 0 or more.
  public var lookAhead = 8
  /// Whether models are also inserted into empty slots on screen. At every load of the table those
  /// slots are filled with ready models, unless it is ``VisibleSlots/never``.
  public var visibleSlots = VisibleSlots.untilTouched
  /// Whether a model may be inserted into a slot above the visible rows, which keep their places.
  /// Otherwise a slot that the reader has passed stays empty while it is above.
  public var fillsPassedSlots = false
  /// The most models that are loaded and not shown, 0 or more.
  public var readyCount = 2
  /// The most loads at one time, 1 or more.
  public var concurrentLoads = 1
  /// The most models that are ever loaded, 0 or more; nil for any number.
  public var limit: Int?
  /// The age from which on a model that is not shown is dropped, counted from its load; 0 or
  /// more, `.infinity` for never.
  public var lifetime: TimeInterval = 3600
  /// Whether a shown model older than ``lifetime`` is replaced once it is off screen.
  public var replacesStale = false
  /// The back-offs after the first failure in a row, the second, and so on. After one more failure
  /// the supply gives up until ``RowSupply/resume()``.
  public var retryDelays: [TimeInterval] = [1, 2, 4, 8, 16, 32, 60]
  /// The fraction by which a back-off is randomly shortened or lengthened, in `0...1`.
  package var jitter = 0.2
  /// How long to wait before retrying a slot that had no fill.
  public var noFillBackOff: TimeInterval = 30
  /// How long a load may take before it counts as failed, more than 0; `.infinity` for any time.
  public var loadTimeout: TimeInterval = 60
  /// Whether a placeholder is removed, once off screen, when no model will be loaded any more.
  public var collapsesReserved = false
  /// The number of slots below the visible rows that show a placeholder; nil for no placeholders,
  /// not even on screen. The layer of the supply sets it.
  var placeholderCount: Int?
  /// The interval of checks whether a scroll has ended, where a slot waits for that.
  var scrollEndCheckInterval = 0.25

  /// Creates the default settings.
  public init() {}

  /// Traps if a number is out of range.
  func check() {
    func require(_ isRight: Bool, _ text: @autoclosure () -> String) {
      if !isRight { misuse("a supply with \(text())") }
    }
    require(lookAhead >= 0, "a look-ahead of \(lookAhead) rows: give 0 or more")
    require(readyCount >= 0, "\(readyCount) ready models at most: give 0 or more")
    require(concurrentLoads >= 1, "\(concurrentLoads) loads at one time: give 1 or more")
    require(limit.map { $0 >= 0 } ?? true, "\(limit ?? 0) models at most: give 0 or more")
    require(lifetime >= 0, "a lifetime of \(lifetime) s: give 0 or more")
    require(
      retryDelays.allSatisfy { $0 >= 0 && $0.isFinite },
      "retries after \(retryDelays) s: give numbers that are 0 or more")
    require((0...1).contains(jitter), "a jitter of \(jitter): give 0...1")
    require(
      noFillBackOff >= 0 && noFillBackOff.isFinite,
      "a back-off of \(noFillBackOff) s: give a number that is 0 or more")
    require(loadTimeout > 0, "a load timeout of \(loadTimeout) s: give more than 0")
  }
}
