import DecoratorTableKit

/// Shows where a video is played, how long it is, and its title.
final class VideoMessageCell: BubbleCell, Updatable {
  /// The lines of a bubble with the title in one of them.
  static let lineCount = 7

  private static let track = String(repeating: "─", count: 22)

  func update(viewData message: VideoMessage) {
    let screen = ["", "               ▷", " ○\(Self.track) \(message.duration)"]
    show(Bubble(of: message, screen, caption: message.title), of: message)
  }
}
