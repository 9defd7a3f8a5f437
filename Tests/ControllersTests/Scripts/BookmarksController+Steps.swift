import DecoratorTableKit
import DecoratorTableTesting
import Foundation

extension BookmarksController: OutletOwning, ComparedController {
  /// What a person does to the bookmarks.
  enum Step: Sendable {
    /// A tap on a row.
    case tap(Int)
    /// A swipe to the left, and a tap on a button.
    case swipe(Int, button: Int)
    /// A swipe to the right, and a tap on the button.
    case favor(Int)
    /// A drag to the place of another row, while the list is edited.
    case drag(Int, to: Int)
    /// Another text to search for.
    case search(String)
    /// The end of the search.
    case endSearch
    /// A tap on the button that brings back what was deleted.
    case undo
  }

  static let script: [Step] = [
    .tap(0), .swipe(4, button: 0), .favor(6), .drag(2, to: 9), .undo, .swipe(1, button: 1),
    .drag(11, to: 0), .search("e"), .tap(1), .swipe(0, button: 0), .favor(2), .undo,
    .swipe(1, button: 1), .search("garden"), .swipe(0, button: 0), .swipe(0, button: 0),
    .tap(0), .favor(0), .search("no such page"), .tap(0), .swipe(0, button: 0), .undo, .endSearch,
    .favor(0), .swipe(0, button: 0), .swipe(0, button: 0), .drag(0, to: 1), .undo, .undo,
    .favor(11), .drag(3, to: 4), .tap(11),
  ]
  static let verbs = [
    "opens", "deletes", "shares", "favors", "moves", "searches", "ends", "brings back",
  ]

  static func make() -> Self {
    Self(
      store: BookmarkStore(titles: [
        "News", "Weather", "Maps", "Garden", "Recipes", "Trains", "Music", "Museum", "Library",
        "Garden centre", "Cinema", "Dictionary",
      ]))
  }

  var modelLines: [String] {
    store.bookmarks.map { "\($0)" } + shownBookmarks.map(\.title) + ["searching: \(isSearching)"]
  }

  func group(of row: RowPosition) -> String? {
    // A search that has found nothing shows a row that is no bookmark.
    guard shownBookmarks.indices.contains(row.row) else { return nil }
    return shownBookmarks[row.row].isFavorite ? "favorites" : "others"
  }

  func randomStep(using random: inout SeededGenerator) -> Step {
    func number() -> Int { Int.random(in: 0..<12, using: &random) }
    if store.bookmarks.count < 3 { return .undo }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .tap(number())
    case 1...4: return .swipe(number(), button: Int.random(in: 0...2, using: &random))
    case 5, 6: return .favor(number())
    case 7...9: return .drag(number(), to: number())
    case 10, 11:
      return .search(["e", "ar", "garden", "m", "x"].randomElement(using: &random) ?? "e")
    case 12, 13: return .endSearch
    default: return .undo
    }
  }

  static func take(_ step: Step, on screen: Screen<BookmarksController>) {
    let controller = screen.controller
    switch step {
    case .tap(let number):
      if let indexPath = screen.indexPath(number) { screen.tap(indexPath) }
    case .swipe(let number, let button):
      guard let indexPath = screen.indexPath(number) else { return }
      screen.swipe(indexPath, .trailing, button: button)
    case .favor(let number):
      guard let indexPath = screen.indexPath(number) else { return }
      screen.swipe(indexPath, .leading, button: 0)
    case .drag(let number, let other):
      guard let source = screen.indexPath(number), let target = screen.indexPath(other) else {
        return
      }
      controller.setEditing(true, animated: false)
      screen.drag(source, to: target)
      controller.setEditing(false, animated: false)
    case .search(let text): controller.searchTextDidChange(text)
    case .endSearch: controller.searchDidEnd()
    case .undo: controller.undo()
    }
  }
}
