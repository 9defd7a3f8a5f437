import DecoratorTableKit

extension MessageKind {
  /// Picture messages. Each has a height of its own, which is known before there is a cell.
  static let image = MessageKind("image") { actions in
    CellAdapter<ImageMessageCell, ImageMessage>()
      .height { ImageMessageCell.bubble(of: $0).height }
      .onSelect { message, _ in
        actions.perform("opens the picture “\(message.caption)” by \(message.sender)")
      }
  }
}
