/// The identity and the model of a tracked row.
///
/// A class, so that rows are copied cheaply at each update.
final class WatchedSubject {
  /// The identity of what the row shows; nil where only the row itself has one.
  let identity: AnyHashable?
  /// Whether it plays.
  let isPlaying: Bool
  /// The argument of the handlers: a model, or the index path of content.
  let shown: Any

  init(identity: AnyHashable?, isPlaying: Bool = false, shown: Any) {
    self.identity = identity
    self.isPlaying = isPlaying
    self.shown = shown
  }
}
