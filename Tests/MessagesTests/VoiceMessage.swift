#if !os(iOS)
import DecoratorTableKit

@testable import messages

/// A message of spoken words: a kind of which the example knows nothing.
struct VoiceMessage: Message {
  let sender: String
  let sent: SentTime
  let seconds: Int
}

/// Shows how long somebody speaks.
final class VoiceMessageCell: BubbleCell, Updatable {
  func update(viewData message: VoiceMessage) {
    show(Bubble(of: message, ["speaks for \(message.seconds) seconds"]), of: message)
  }
}

extension MessageKind {
  /// Spoken words.
  static let voice = MessageKind("voice") { actions in
    CellAdapter<VoiceMessageCell, VoiceMessage>()
      .onSelect { message, _ in actions.perform("speaks for \(message.seconds) seconds") }
  }
}
#endif
