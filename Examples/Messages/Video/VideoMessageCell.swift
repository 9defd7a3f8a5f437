import DecoratorTableKit

/// Shows a player, the length and the title of a video.
final class VideoMessageCell: BubbleCell, Updatable {
  /// The number of lines of a bubble with the title in one of them.
  static let lineCount = 7

  private static let track = String(repeating: "─", count: 22)

  func update(viewData message: VideoMessage) {
    let screen = ["", "               ▷", " ○\(Self.track) \(message.duration)"]
    show(Bubble(of: message, screen, caption: message.title), of: message)
  }
}
