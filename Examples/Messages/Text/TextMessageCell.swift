import DecoratorTableKit

/// Shows a text message in as many lines as it needs.
final class TextMessageCell: BubbleCell, Updatable {
  func update(viewData message: TextMessage) {
    show(Bubble(of: message, Bubble.lines(of: message.text)), of: message)
  }
}
