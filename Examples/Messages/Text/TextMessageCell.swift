import DecoratorTableKit

/// Shows a message of words in as many lines as it takes.
final class TextMessageCell: BubbleCell, Updatable {
  func update(viewData message: TextMessage) {
    show(Bubble(of: message, Bubble.lines(of: message.text)), of: message)
  }
}
