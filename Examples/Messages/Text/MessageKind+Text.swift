import DecoratorTableKit

extension MessageKind {
  /// Text messages. The height of their cells fits the text.
  static let text = MessageKind("text") { actions in
    CellAdapter<TextMessageCell, TextMessage>(height: UITableView.automaticDimension)
      .onSelect { message, _ in actions.perform("copies “\(message.text)”") }
  }
}
