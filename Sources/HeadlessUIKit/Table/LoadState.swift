/// The state of a table's counts and heights.
struct LoadState {
  /// The counts have to be asked for before anything else.
  var isOutdated = true
  /// The heights have to be asked for, with the counts as they are.
  var areHeightsOutdated = false
  /// No layout has run yet. The first one asks for the counts once more, as UIKit does.
  var isBeforeFirstLayout = true
  /// A layout is running.
  var isLayingOut = false
  /// An update is being carried out.
  var isUpdating = false
  /// The counts, or the heights before there are cells, are being asked for.
  var isLoading = false
  /// Grows with every load and every update. A caller compares it to detect changes made during a
  /// callback.
  var generation = 0
}
