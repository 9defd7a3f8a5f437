/// Something that happens to a supply. Models and their loads have one number.
enum SupplyEvent: Hashable, Sendable {
  /// The list was scrolled or has changed, or the time has come that the plan waits for.
  case looked
  /// A load has ended with a model.
  case loaded(Int)
  /// A load has ended with an error.
  case failed(Int)
  /// A load has ended with the answer that there is nothing for the slot.
  case empty(Int)
  /// A person has seen a model.
  case seen(Int)
  /// The rows of models have gone with their content, or could not be made.
  case went([Int])
  /// All rows on screen are new.
  case renewed
  /// The reader has touched the list, which may have come to rest again.
  case touched
  /// Nobody is there to see rows.
  case paused
  /// Somebody is there again. The rows on screen are new to the reader if the table has come back
  /// into a window.
  case continued(isNew: Bool)
  /// The app wants to try again after failures.
  case resumed
  /// Other models are wanted in place of those that are shown off screen, or of all.
  case refreshed(includingVisible: Bool)
  /// Memory is short.
  case memoryWarned
  /// The layer has gone.
  case ended
}
