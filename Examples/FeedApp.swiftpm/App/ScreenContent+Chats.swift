import DecoratorTableKit
import Foundation

extension ScreenContent {
  /// Returns the chats of `swift run adopt`, where a message arrives whenever it is told to.
  ///
  /// - Parameter isAdopted: Whether rows of others stand between the chats. The controller is the
  ///   same and does not know.
  static func chats(isAdopted: Bool) -> ScreenContent {
    let screen = ChatsScreen(SampleChats.all, size: PhoneScreen.size, rowHeight: 44)
    if isAdopted { screen.decorate() }
    var messageCount = 0
    return ScreenContent(
      tableView: screen.tableView, owner: screen,
      next: {
        messageCount += 1
        let chats = screen.store.sections.flatMap(\.chats)
        // Far from the top, so that the chat has to move. Now and then it is somebody new.
        let chat = chats.isEmpty ? nil : chats[(messageCount * 7) % chats.count]
        let name = messageCount.isMultiple(of: 3) || chat == nil ? "Friend \(messageCount)" : nil
        screen.store.receive(in: [chat].compactMap(\.self), from: name, on: "Today")
        return screen.store.log.last ?? ""
      },
      edit: { screen.controller.setEditing($0, animated: true) })
  }
}
