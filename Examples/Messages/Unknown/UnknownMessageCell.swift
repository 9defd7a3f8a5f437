import DecoratorTableKit

/// Shows that a message cannot be displayed.
final class UnknownMessageCell: BubbleCell, Updatable {
  func update(viewData message: UnknownMessage) {
    let text = "A message of the kind “\(message.kind)”, which this app does not know."
    show(Bubble(of: message, Bubble.lines(of: text)), of: message)
  }
}
