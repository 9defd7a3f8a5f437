#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// Touches a screen, and writes into the log of its store what was touched, and what is shown then.
@MainActor
struct AdoptTouches {
  private let screen: ChatsScreen
  private var table: UITableView { screen.tableView }
  private var store: ChatStore { screen.store }

  /// Touches a screen.
  init(of screen: ChatsScreen) { self.screen = screen }

  /// Makes a touch.
  ///
  /// - Complexity: O(chats), and what the table does.
  func make(_ touch: AdoptTouch) {
    switch touch {
    case .tap(let number):
      store.note("tap \(name(number))")
      table.simulateTap(at: place(number))
    case .delete(let number):
      store.note("swipe \(name(number)) to the left")
      _ = table.simulateFullSwipe(at: place(number))
    case .pin(let number):
      store.note("swipe \(name(number)) to the right")
      _ = table.simulateFullSwipe(at: place(number), edge: .leading)
    case .drag(let number, let other):
      store.note("drag \(name(number)) to \(name(other))")
      edit { _ = table.simulateReorder(from: place(number), to: place(other)) }
    case .archive(let numbers):
      store.note("select \(Set(numbers.map(name)).sorted().joined(separator: ", "))")
      edit {
        for path in Set(numbers.map(place)).sorted() { table.simulateTap(at: path) }
        screen.controller.archiveSelectedChats()
      }
    case .receive(let numbers, let name):
      let chats = Set(numbers.map(path)).sorted().map { store.chat(at: $0) }
      store.note("messages arrive")
      store.receive(in: chats, from: name, on: "Today")
    }
    table.layoutIfNeeded()
    store.note("shows \(shown.joined(separator: ", "))")
  }

  private func edit(_ actions: () -> Void) {
    screen.controller.setEditing(true, animated: false)
    actions()
    screen.controller.setEditing(false, animated: false)
  }

  /// The texts of the chats on screen, those that are selected in brackets.
  private var shown: [String] {
    paths.map { path in
      let place = screen.place(ofChat: path)
      let text = table.cellForRow(at: place)?.textLabel?.text ?? "nothing"
      return table.indexPathsForSelectedRows?.contains(place) == true ? "[\(text)]" : text
    }
  }

  private var paths: [IndexPath] {
    store.sections.indices.flatMap { section in
      store.sections[section].chats.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  private func path(_ number: Int) -> IndexPath { paths[number % store.count] }
  private func place(_ number: Int) -> IndexPath { screen.place(ofChat: path(number)) }
  private func name(_ number: Int) -> String { store.chat(at: path(number)).name }
}
#endif
