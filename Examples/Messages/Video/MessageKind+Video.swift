import DecoratorTableKit

extension MessageKind {
  /// Video messages. All cells have the same height.
  static let video = MessageKind("video") { actions in
    CellAdapter<VideoMessageCell, VideoMessage>(
      height: Bubble.height(ofLines: VideoMessageCell.lineCount)
    )
    .onSelect { message, _ in
      actions.perform("plays the video “\(message.title)” (\(message.duration))")
    }
  }
}
