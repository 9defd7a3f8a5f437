import DecoratorTableKit
import ExampleSamples
import Foundation

extension ScreenContent {
  /// Returns the conversation of `swift run messages`.
  static func messages(note: @escaping (String) -> Void) throws -> ScreenContent {
    let screen = MessagesScreen(
      try Conversation(Sample.conversation.text(), kinds: MessageKind.all), kinds: MessageKind.all,
      size: PhoneScreen.size, actions: MessageActions(perform: note))
    return ScreenContent(tableView: screen.tableView, owner: screen)
  }
}
