import DecoratorTableKit

/// Shows a picture with its caption.
final class ImageMessageCell: BubbleCell, Updatable {
  func update(viewData message: ImageMessage) {
    show(Self.bubble(of: message), of: message)
  }

  /// What the cell of a message shows.
  static func bubble(of message: ImageMessage) -> Bubble {
    Bubble(of: message, message.picture, caption: message.caption)
  }
}
