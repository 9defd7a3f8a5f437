import DecoratorTableKit
import Foundation

extension ScreenContent {
  /// Returns the rooms of `swift run gallery`.
  static func gallery(note: @escaping (String) -> Void) -> ScreenContent {
    let screen = GalleryScreen(size: PhoneScreen.size, actions: GalleryActions(perform: note))
    return ScreenContent(tableView: screen.tableView, owner: screen)
  }
}
