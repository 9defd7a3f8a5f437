/// How far a table's counts and heights can be relied upon.
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
  /// Grows with every load and every update, so that whoever called out can see that the ground has changed.
  var generation = 0
}
