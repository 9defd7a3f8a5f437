extension MessageKind {
  /// The kinds of messages that the app knows, the newest last.
  ///
  /// This is the one place that changes when a kind is added; the README beside it shows how.
  static let all: [MessageKind] = [
    .text,
    .image,
    .video,
  ]
}
