/// The settings of a supply as its plan uses them. Times are in seconds.
struct SupplyRules: Hashable, Sendable {
  /// The most models that are loaded and not shown.
  var readyCount = 2
  /// The most loads at one time, 1 or more.
  var concurrentLoads = 1
  /// The most models that are ever loaded; nil for any number.
  var limit: Int?
  /// The age from which on a model that is not shown is dropped.
  var lifetime = 3600.0
  /// Whether a shown model that is older than that is replaced once it is off screen. That it is
  /// older is noticed when something else happens.
  var replacesStale = false
  /// The pauses after the first failure in a row, the second, and so on. After one failure more
  /// the supply rests.
  var retryDelays: [Double] = [1, 2, 4, 8, 16, 32, 60]
  /// The part of a pause by which it may be shorter or longer, in `0...1`.
  var jitter = 0.2
  /// The time to wait before another request for a slot that had no fill.
  var noFillBackOff = 30.0
  /// The time after which a load that has not ended counts as failed.
  var loadTimeout = 60.0
  /// Whether a row may come into an empty slot on screen.
  var visibleSlots = VisibleSlots.untilTouched
  /// Whether a row may come into an empty slot above the visible rows.
  var fillsPassedSlots = false
  /// The time after which a list that is held is looked at again, where something waits for it to
  /// come to rest.
  var scrollEndCheckInterval = 0.25
  /// The number of slots below the visible rows that show a placeholder while they wait; nil for no
  /// placeholders, on screen either.
  var placeholderCount: Int?
  /// Whether a placeholder that nothing will come for goes once it is off screen.
  var collapsesPlaceholders = false
}
