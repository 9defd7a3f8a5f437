/// The block of updates that a table is in, if any.
struct UpdateRecording {
  /// The number of open blocks; nested blocks count as part of the first.
  var depth = 0
  /// The table's generation when the first block began. A different one at its end means that the
  /// table was reloaded in between.
  var generation = 0
  /// The recorded update.
  var update = TableUpdate()
  /// The closures to call after the update, in the order in which the blocks ended.
  var completions: [(Bool) -> Void] = []
}
