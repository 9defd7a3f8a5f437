import DecoratorTableKit

extension MessageKind {
  /// Words. Their cells are as high as the words need.
  static let text = MessageKind("text") { actions in
    CellAdapter<TextMessageCell, TextMessage>(height: UITableView.automaticDimension)
      .onSelect { message, _ in actions.perform("copies “\(message.text)”") }
  }
}
