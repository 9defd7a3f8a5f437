/// The block of updates that a table is in, if any.
struct UpdateRecording {
  /// How many blocks have begun and not ended; those within the first one count as part of it.
  var depth = 0
  /// The table's generation when the first block began. Another one at its end means that the table was
  /// reloaded in between.
  var generation = 0
  /// What has been asked for.
  var update = TableUpdate()
  /// Whom to tell when the update is over, in the order in which the blocks ended.
  var completions: [(Bool) -> Void] = []
}
