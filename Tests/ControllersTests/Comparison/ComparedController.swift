import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// A controller that is shown bare and decorated, and the steps that are taken on both screens.
///
/// The controller's own file knows nothing of it: what is needed here is said in an extension.
@MainActor
protocol ComparedController: UIViewController {
  /// Something that a person or the data does. Rows are numbered from the top of the list; a number
  /// beyond the last one begins again at the first.
  associatedtype Step: Sendable

  /// Steps that do everything that the controller can do.
  static var script: [Step] { get }
  /// The verbs that the script must leave in the log.
  static var verbs: [String] { get }

  /// Makes the controller, without a table.
  static func make() -> Self
  /// Loads the table as a storyboard does, with the controller as its outlet's owner.
  func loadTable() -> UITableView
  /// Gives the controller another table to talk to.
  func connect(_ tableView: UITableView?)

  /// What the controller was told and did.
  var log: ActivityLog { get }
  /// The state of the model.
  var modelLines: [String] { get }
  /// What neighbouring rows have in common, for rows above each group.
  func group(of row: RowPosition) -> String?

  /// Chooses a step.
  func randomStep(using random: inout SeededGenerator) -> Step
  /// Takes a step on a screen.
  static func take(_ step: Step, on screen: Screen<Self>)
}

/// A controller whose table is an outlet.
@MainActor
protocol OutletOwning: UIViewController {
  /// The outlet, which is weak.
  var tableView: UITableView? { get set }
}

extension OutletOwning {
  func loadTable() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    tableView = table
    loadViewIfNeeded()
    return table
  }

  func connect(_ tableView: UITableView?) { self.tableView = tableView }
}
