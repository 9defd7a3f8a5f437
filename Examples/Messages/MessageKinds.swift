extension MessageKind {
  /// The kinds of messages that the app knows, newest last.
  ///
  /// This is the only place that changes when a kind is added; the README beside it shows how.
  static let all: [MessageKind] = [
    .text,
    .image,
    .video,
  ]
}
