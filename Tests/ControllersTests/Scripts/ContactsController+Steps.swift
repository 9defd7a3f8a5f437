import DecoratorTableKit
import DecoratorTableTesting
import Foundation

extension ContactsController: OutletOwning, ComparedController {
  /// What a person does to the contacts.
  enum Step: Sendable {
    /// A tap on a row.
    case tap(Int)
    /// Another text to search for; empty for none.
    case search(String)
    /// A tap on a title of the section index.
    case jump(Int)
    /// A new contact.
    case add(String)
    /// A tap on the button that deletes what is chosen.
    case deleteChosen
    /// A tap on the button that chooses all.
    case chooseAll
  }

  static let script: [Step] = [
    .tap(2), .tap(5), .jump(3), .search("a"), .tap(1), .jump(1), .search("an"), .tap(0), .jump(0),
    .deleteChosen, .search(""), .jump(5), .add("Quentin"), .add("Aaron"), .jump(4), .tap(0),
    .tap(9), .deleteChosen, .search("z"), .tap(0), .add("Zora"), .tap(0), .search("ma"),
    .chooseAll, .add("Emma"), .search(""), .tap(4), .deleteChosen, .jump(2), .search("t"),
    .chooseAll, .deleteChosen, .add("Tom"), .search(""), .jump(1), .tap(3),
  ]
  static let verbs = ["selects", "searches", "jumps", "adds", "deletes", "chooses"]

  static func make() -> Self {
    Self(names: [
      "Adam", "Anna", "Ben", "Berta", "Clara", "Daniel", "Dora", "Emil", "Frank", "Greta", "Hanna",
      "Ida", "Jan", "Martha", "Max", "Nora", "Otto", "Rita", "Thomas", "Tina",
    ])
  }

  var modelLines: [String] {
    sections.map { "\($0)" } + ["\(names.sorted())", "\(chosen.sorted())", title ?? "no title"]
  }

  func group(of row: RowPosition) -> String? {
    sections[row.section].names[row.row].count > 4 ? "long" : "short"
  }

  func randomStep(using random: inout SeededGenerator) -> Step {
    let texts = ["a", "an", "r", "t", "z", "", "", ""]
    let newNames = ["Aaron", "Quentin", "Zora", "Emma", "Tom", "Berta", "Ulla", "Vera", "Xaver"]
    switch Int.random(in: 0..<16, using: &random) {
    case 0...4: return .tap(Int.random(in: 0..<20, using: &random))
    case 5...7: return .search(texts.randomElement(using: &random) ?? "")
    case 8...10: return .jump(Int.random(in: 0..<12, using: &random))
    case 11...13: return .add(newNames.randomElement(using: &random) ?? "Tom")
    case 14: return .deleteChosen
    default: return .chooseAll
    }
  }

  static func take(_ step: Step, on screen: Screen<ContactsController>) {
    let controller = screen.controller
    switch step {
    case .tap(let number):
      if let indexPath = screen.indexPath(number) { screen.tap(indexPath) }
    case .search(let text): controller.searchTextDidChange(text)
    case .jump(let number):
      guard !controller.sections.isEmpty else { return }
      let section = controller.sections[number % controller.sections.count]
      screen.table.simulateTapOnSectionIndex(section.letter)
    case .add(let name): controller.add(name)
    case .deleteChosen: controller.deleteChosen()
    case .chooseAll: controller.chooseAll()
    }
  }
}
