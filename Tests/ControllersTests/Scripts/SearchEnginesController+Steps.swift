import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// The search engines as an app shows them whose table is decorated.
final class ShownSearchEnginesController: SearchEnginesController, ComparedController {
  /// What a person does to the engines. The numbers are those of rows of the whole screen.
  enum Step: Sendable {
    /// A tap on a row.
    case tap(Int)
    /// A tap on the row that adds an engine.
    case add
    /// A tap on the switch of a row.
    case toggle(Int)
    /// The beginning or the end of editing.
    case edit(Bool)
    /// A drag to the place of another row.
    case drag(Int, to: Int)
    /// A tap on the control that deletes a row.
    case delete(Int)
    /// A swipe that deletes a row.
    case swipe(Int)
  }

  private weak var connected: UITableView?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tableView: UITableView! {
    get { connected ?? super.tableView }
    set { super.tableView = newValue }
  }

  static let script: [Step] = [
    .tap(3), .add, .add, .toggle(2), .edit(true), .drag(1, to: 4), .drag(5, to: 0), .drag(2, to: 8),
    .drag(3, to: 7), .tap(2), .delete(5), .delete(1), .add, .drag(6, to: 2), .drag(0, to: 3),
    .edit(false), .toggle(8), .toggle(4), .tap(2), .swipe(3), .swipe(2), .add, .drag(1, to: 2),
    .tap(6), .edit(true), .delete(6), .delete(5), .drag(4, to: 4), .drag(2, to: 3), .edit(false),
  ]
  static let verbs = ["selects", "switches", "would move", "moves", "deletes"]

  static func make() -> Self { Self(style: .plain) }

  func loadTable() -> UITableView {
    loadViewIfNeeded()
    return super.tableView
  }

  func connect(_ tableView: UITableView?) { connected = tableView }

  var modelLines: [String] { engines.map { "\($0)" } + [chosen, "\(showsSuggestions)"] }

  func group(of row: RowPosition) -> String? {
    guard row.section == 1, engines.indices.contains(row.row) else { return nil }
    return engines[row.row].isAdded ? "added" : "built in"
  }

  func randomStep(using random: inout SeededGenerator) -> Step {
    func number() -> Int { Int.random(in: 0..<12, using: &random) }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .tap(number())
    case 1, 2, 3: return .add
    case 4, 5: return .toggle(number())
    case 6, 7: return .edit(!isEditing)
    case 8...12: return .drag(number(), to: number())
    case 13: return .delete(number())
    default: return .swipe(number())
    }
  }

  static func take(_ step: Step, on screen: Screen<ShownSearchEnginesController>) {
    let controller = screen.controller
    switch step {
    case .tap(let number):
      if let indexPath = screen.indexPath(number) { screen.tap(indexPath) }
    case .add:
      screen.tap(IndexPath(row: controller.engines.count, section: 1))
    case .toggle(let number):
      if let indexPath = screen.indexPath(number) { screen.tapSwitch(indexPath) }
    case .edit(let isEditing):
      controller.setEditing(isEditing, animated: false)
    case .drag(let number, let other):
      guard let source = screen.indexPath(number), let target = screen.indexPath(other) else {
        return
      }
      screen.drag(source, to: target)
    case .delete(let number):
      if let indexPath = screen.indexPath(number) { screen.deleteByControl(indexPath) }
    case .swipe(let number):
      if let indexPath = screen.indexPath(number) { screen.swipe(indexPath, .trailing, button: 0) }
    }
  }
}
