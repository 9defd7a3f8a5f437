import DecoratorTableKit
import DecoratorTableTesting
import Foundation

extension NotesController: OutletOwning, ComparedController {
  /// What a person and another device do to the notes.
  enum Step: Sendable {
    /// A tap on a note.
    case tap(Int)
    /// A swipe that deletes a note.
    case swipe(Int)
    /// The beginning or the end of editing.
    case edit(Bool)
    /// A tap on the button that selects all.
    case selectAll
    /// A tap on the button that deletes what is selected.
    case deleteSelected
    /// New notes.
    case add(Int)
    /// What another device has done to notes, by their numbers.
    case synchronize(edited: [Int], corrected: [Int], deleted: [Int], added: Int)
  }

  static let script: [Step] = [
    .tap(3), .swipe(5), .add(2), .edit(true), .tap(1), .tap(4), .tap(9), .tap(4),
    .synchronize(edited: [6, 2], corrected: [0, 3], deleted: [1], added: 2), .deleteSelected,
    .edit(false), .synchronize(edited: [7], corrected: [], deleted: [0, 2, 4], added: 1),
    .swipe(0), .edit(true), .tap(2), .tap(6), .edit(false), .add(1),
    .synchronize(edited: [], corrected: [1, 2, 3], deleted: [], added: 0), .tap(0), .edit(true),
    .selectAll, .tap(3), .deleteSelected, .add(3), .deleteSelected, .edit(false), .swipe(0),
    .swipe(0), .swipe(0), .swipe(0), .add(5), .tap(4),
    .synchronize(edited: [4, 3, 2, 1], corrected: [0], deleted: [], added: 3), .tap(7),
  ]
  static let verbs = ["selects at", "selects all", "deselects", "deletes [", "deletes at"]

  static func make() -> Self {
    Self(
      store: NoteStore(texts: [
        "Buy bread", "Call Anna", "Water the plants", "Pay the rent", "Read", "Write", "Cook",
        "Run", "Sleep",
      ]))
  }

  var modelLines: [String] { store.notes.map { "\($0)" } + [title ?? "no title"] }

  func group(of row: RowPosition) -> String? {
    store.notes[row.row].text.contains("!") ? "edited" : "as they were"
  }

  func randomStep(using random: inout SeededGenerator) -> Step {
    func numbers(_ count: Int) -> [Int] {
      (0..<Int.random(in: 0...count, using: &random)).map { _ in
        Int.random(in: 0..<12, using: &random)
      }
    }
    if store.notes.count < 4 { return .add(4) }
    switch Int.random(in: 0..<16, using: &random) {
    case 0...4: return .tap(Int.random(in: 0..<12, using: &random))
    case 5, 6: return .swipe(Int.random(in: 0..<12, using: &random))
    case 7, 8: return .edit(!isEditing)
    case 9: return .deleteSelected
    case 10 where Bool.random(using: &random): return .selectAll
    case 11: return .add(Int.random(in: 1...2, using: &random))
    default:
      return .synchronize(
        edited: numbers(3), corrected: numbers(3), deleted: numbers(2),
        added: Int.random(in: 0...2, using: &random))
    }
  }

  static func take(_ step: Step, on screen: Screen<NotesController>) {
    let controller = screen.controller
    switch step {
    case .tap(let number):
      if let indexPath = screen.indexPath(number) { screen.tap(indexPath) }
    case .swipe(let number):
      if let indexPath = screen.indexPath(number) { screen.swipe(indexPath, .trailing, button: 0) }
    case .edit(let isEditing):
      controller.setEditing(isEditing, animated: false)
    case .selectAll:
      if controller.isEditing { controller.selectAll() }
    case .deleteSelected: controller.deleteSelected()
    case .add(let count): controller.store.add(Array(repeating: "New", count: count))
    case .synchronize(let edited, let corrected, let deleted, let added):
      let edited = controller.ids(edited)
      let deleted = controller.ids(deleted).subtracting(edited)
      let corrected = controller.ids(corrected).subtracting(edited.union(deleted))
      controller.store.synchronize(
        edited: edited, corrected: corrected, deleted: deleted,
        added: Array(repeating: "Other", count: added))
    }
  }

  private func ids(_ numbers: [Int]) -> Set<Int> {
    guard !store.notes.isEmpty else { return [] }
    return Set(numbers.map { store.notes[$0 % store.notes.count].id })
  }
}
