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
  /// Whether a shown model older than ``lifetime`` is replaced once it is off screen. Its age is
  /// checked at the next event.
  var replacesStale = false
  /// The back-offs after the first failure in a row, the second, and so on. After one more failure
  /// the supply gives up.
  var retryDelays: [Double] = [1, 2, 4, 8, 16, 32, 60]
  /// The fraction by which a back-off is randomly shortened or lengthened, in `0...1`.
  var jitter = 0.2
  /// How long to wait before retrying a slot that had no fill.
  var noFillBackOff = 30.0
  /// How long a load may take before it counts as failed.
  var loadTimeout = 60.0
  /// Whether a row may be inserted into an empty slot on screen.
  var visibleSlots = VisibleSlots.untilTouched
  /// Whether a row may be inserted into an empty slot above the visible rows.
  var fillsPassedSlots = false
  /// The interval of checks whether a scroll has ended, where a slot waits for that.
  var scrollEndCheckInterval = 0.25
  /// The number of slots below the visible rows that show a placeholder; nil for no placeholders,
  /// not even on screen.
  var placeholderCount: Int?
  /// Whether a placeholder is removed, once off screen, when no model will be loaded any more.
  var collapsesPlaceholders = false
}
