import Foundation

/// The settings of a ``RowSupply``. Times are in seconds.
public struct SupplySettings: Hashable, Sendable {
  /// The number of rows above and below the visible ones within which a slot is asked for, 0 or
  /// more.
  public var lookAhead = 8
  /// Whether models come into empty slots that are on screen, too. At every load of the table those
  /// slots are filled from what is ready, unless it is ``VisibleSlots/never``.
  public var visibleSlots = VisibleSlots.untilTouched
  /// Whether a model may come into a slot that the reader has passed, while that is above the
  /// visible rows, which stay where they are. Otherwise it stays empty as long as it is there.
  public var fillsPassedSlots = false
  /// The most models that are loaded and not shown, 0 or more.
  public var readyCount = 2
  /// The most loads at one time, 1 or more.
  public var concurrentLoads = 1
  /// The most models that are ever loaded, 0 or more; nil for any number.
  public var limit: Int?
  /// The age from which on a model that is not shown is dropped, counted from its arrival; 0 or
  /// more, `.infinity` for never.
  public var lifetime: TimeInterval = 3600
  /// Whether a shown model that is older than that is replaced once it is off screen.
  public var replacesStale = false
  /// The pauses after the first failure in a row, the second, and so on, each up to a fifth shorter
  /// or longer by chance. After one failure more the supply rests until ``RowSupply/resume()``.
  public var retryDelays: [TimeInterval] = [1, 2, 4, 8, 16, 32, 60]
  /// The part of a pause by which it may be shorter or longer, in `0...1`.
  package var jitter = 0.2
  /// The pause after which a slot is asked for again that there was nothing for.
  public var emptyPause: TimeInterval = 30
  /// The time after which a load that has not ended counts as failed, more than 0; `.infinity` for
  /// never.
  public var patience: TimeInterval = 60
  /// Whether a placeholder that nothing will come for goes once it is off screen.
  public var collapsesReserved = false

  /// Creates the settings that a supply has unless it is given others.
  public init() {}

  /// The rules of the plan. Traps if a number is out of range.
  func rules(placeholderCount: Int?) -> SupplyRules {
    func check(_ isRight: Bool, _ text: @autoclosure () -> String) {
      if !isRight { misuse("a supply with \(text())") }
    }
    check(lookAhead >= 0, "a look-ahead of \(lookAhead) rows: give 0 or more")
    check(readyCount >= 0, "\(readyCount) ready models at most: give 0 or more")
    check(concurrentLoads >= 1, "\(concurrentLoads) loads at one time: give 1 or more")
    check(limit.map { $0 >= 0 } ?? true, "\(limit ?? 0) models at most: give 0 or more")
    check(lifetime >= 0, "a lifetime of \(lifetime) s: give 0 or more")
    check(
      retryDelays.allSatisfy { $0 >= 0 && $0.isFinite },
      "retries after \(retryDelays) s: give numbers that are 0 or more")
    check((0...1).contains(jitter), "a jitter of \(jitter): give 0...1")
    check(
      emptyPause >= 0 && emptyPause.isFinite,
      "a pause of \(emptyPause) s: give a number that is 0 or more")
    check(patience > 0, "a patience of \(patience) s: give more than 0")
    var rules = SupplyRules()
    rules.readyCount = readyCount
    rules.concurrentLoads = concurrentLoads
    rules.limit = limit
    rules.lifetime = lifetime
    rules.replacesStale = replacesStale
    rules.retryDelays = retryDelays
    rules.jitter = jitter
    rules.emptyPause = emptyPause
    rules.patience = patience
    rules.placeholderCount = placeholderCount
    rules.visibleSlots = visibleSlots
    rules.fillsPassedSlots = fillsPassedSlots
    rules.collapsesKept = collapsesReserved
    return rules
  }
}
