import DecoratorTableKit

extension MessageKind {
  /// Messages of unknown kinds. It is not among ``all``, since no message has this kind.
  static let unknown = MessageKind("unknown") { actions in
    CellAdapter<UnknownMessageCell, UnknownMessage>(height: UITableView.automaticDimension)
      .onSelect { message, _ in actions.perform("looks for an app that knows “\(message.kind)”") }
  }
}
