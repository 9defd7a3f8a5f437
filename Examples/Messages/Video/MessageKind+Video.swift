import DecoratorTableKit

extension MessageKind {
  /// Videos. All are equally high.
  static let video = MessageKind("video") { actions in
    CellAdapter<VideoMessageCell, VideoMessage>(
      height: Bubble.height(ofLines: VideoMessageCell.lineCount)
    )
    .onSelect { message, _ in
      actions.perform("plays the video “\(message.title)” (\(message.duration))")
    }
  }
}
