import DecoratorTableKit
import DecoratorTableTesting
import Foundation

extension HistoryController: OutletOwning, ComparedController {
  /// What a person does to the history.
  enum Step: Sendable {
    /// A tap on a row; that on the first one clears a section.
    case tap(Int)
    /// A swipe that deletes a visit.
    case swipe(Int)
    /// A long press on a row, and an action of its menu.
    case menu(Int, String)
    /// A row that is about to come on screen, counted from the last.
    case approach(Int)
    /// A tap on a button that loads more.
    case loadMore
    /// A pull that loads from the beginning.
    case refresh
    /// The other theme.
    case toggleTheme
  }

  static let script: [Step] = [
    .tap(3), .swipe(2), .menu(4, "Open"), .approach(0), .approach(4), .approach(1), .toggleTheme,
    .swipe(6), .menu(8, "Delete"), .loadMore, .swipe(0), .menu(0, "Open"), .tap(0), .approach(0),
    .swipe(1), .swipe(1), .swipe(1), .toggleTheme, .loadMore, .approach(0), .swipe(9), .tap(0),
    .menu(1, "Delete"), .tap(0), .loadMore, .tap(0), .refresh, .swipe(7), .swipe(6), .loadMore,
    .tap(12),
  ]
  static let verbs = [
    "selects", "deletes", "opens", "prefetches", "no longer", "loads", "clears", "refreshes",
    "turns dark", "turns light",
  ]

  static func make() -> Self {
    Self(
      history: (0..<32).map { number in
        Visit(id: number, title: "Page \(number)", age: number * number / 20)
      })
  }

  var modelLines: [String] {
    groups.ages.map { "\($0.rawValue): \(groups.visits(of: $0).map(\.id))" } + ["dark: \(isDark)"]
  }

  func group(of row: RowPosition) -> String? {
    visit(at: IndexPath(row: row.row, section: row.section)).map { "\($0.age) days ago" }
  }

  func randomStep(using random: inout SeededGenerator) -> Step {
    func number() -> Int { Int.random(in: 0..<30, using: &random) }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .tap(number())
    case 1: return Bool.random(using: &random) ? .tap(0) : .loadMore
    case 2...5: return .swipe(number())
    case 6, 7: return .menu(number(), Bool.random(using: &random) ? "Open" : "Delete")
    case 8...11: return .approach(Int.random(in: 0...3, using: &random))
    case 12, 13: return .loadMore
    case 14: return .toggleTheme
    default: return Bool.random(using: &random) ? .refresh : .toggleTheme
    }
  }

  static func take(_ step: Step, on screen: Screen<HistoryController>) {
    switch step {
    case .tap(let number):
      if let indexPath = screen.indexPath(number) { screen.tap(indexPath) }
    case .swipe(let number):
      if let indexPath = screen.indexPath(number) { screen.swipe(indexPath, .trailing, button: 0) }
    case .menu(let number, let title):
      if let indexPath = screen.indexPath(number) { screen.chooseFromMenu(of: indexPath, title) }
    case .approach(let number):
      let indexPaths = screen.indexPaths
      let row = indexPaths.count - 1 - number
      // Those before are on one of the screens while its beginning is shown.
      if row > 4 { screen.approach(indexPaths[row]) }
    case .loadMore: screen.controller.loadNextPage()
    case .refresh: screen.controller.refresh()
    case .toggleTheme: screen.controller.toggleTheme()
    }
  }
}
