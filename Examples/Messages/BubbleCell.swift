import DecoratorTableKit
import Foundation

/// A cell with a speech bubble: at the right for the user's own messages, at the left for all
/// others.
class BubbleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    prepareLabel()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
  }

  /// Shows the bubble of a message.
  func show(_ bubble: Bubble, of message: any Message) {
    textLabel?.text = bubble.text
    textLabel?.textAlignment = message.isOwn ? .right : .left
  }

  private func prepareLabel() {
    textLabel?.numberOfLines = 0
    // The edges of a bubble only meet if all characters have the same width.
    textLabel?.font = .monospacedSystemFont(ofSize: Bubble.fontSize, weight: .regular)
  }
}

extension Bubble {
  /// Creates a bubble of a message's content, with its sender and time.
  init(of message: any Message, _ part: [String], caption: String? = nil) {
    let title = "\(message.sender) · \(message.sent.clock)"
    if let caption {
      self.init(title: title, part, [caption])
    } else {
      self.init(title: title, part)
    }
  }
}
