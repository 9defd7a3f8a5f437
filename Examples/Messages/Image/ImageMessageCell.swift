import DecoratorTableKit

/// Shows a picture with its caption.
final class ImageMessageCell: BubbleCell, Updatable {
  func update(viewData message: ImageMessage) {
    show(Self.bubble(of: message), of: message)
  }

  /// Returns the content of a message's cell.
  static func bubble(of message: ImageMessage) -> Bubble {
    Bubble(of: message, message.picture, caption: message.caption)
  }
}
