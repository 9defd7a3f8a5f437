import DecoratorTableKit

extension MessageKind {
  /// What is of no known kind. It is not among ``all``, since no message says that it is.
  static let unknown = MessageKind("unknown") { actions in
    CellAdapter<UnknownMessageCell, UnknownMessage>(height: UITableView.automaticDimension)
      .onSelect { message, _ in actions.perform("looks for an app that knows “\(message.kind)”") }
  }
}
