import DecoratorTableKit
import Foundation

/// One of two screens: a controller with its table, bare or decorated, and a finger.
@MainActor
final class Screen<Controller: ComparedController> {
  /// The sizes of a screen.
  enum Size: String, CaseIterable, Sendable {
    /// All rows are visible at once.
    case tall
    /// A few rows are visible. Whoever touches a row scrolls to it first.
    case small

    fileprivate var height: CGFloat { self == .tall ? 6000 : 420 }
  }

  /// The controller.
  let controller: Controller
  /// The table on screen.
  let table: UITableView
  /// The additional rows, if there are any.
  let decoration: Decoration?
  /// The size of the screen.
  let size: Size
  /// What the table said of the last step.
  private(set) var said: [String] = []
  /// What UIKit would raise as exceptions.
  private(set) var failures: [UIKitFailure] = []

  /// Shows a new controller.
  ///
  /// - Parameter mode: How its table is decorated; nil for not at all.
  init(_ mode: Mode?, size: Size) {
    self.size = size
    controller = Controller.make()
    table = controller.loadTable()
    table.frame = CGRect(x: 0, y: 0, width: 320, height: size.height)
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = 28
    table.estimatedSectionHeaderHeight = 0
    table.sectionFooterHeight = 20
    table.estimatedSectionFooterHeight = 0
    table.simulateWindow()
    decoration = mode.map { [controller, table] mode in
      Decoration(of: table, as: mode) { [weak controller] in controller?.group(of: $0) }
    }
    if let decoration { controller.connect(decoration.contentTableView) }
    table.layoutIfNeeded()
  }

  /// The table as the controller knows it.
  var contentTable: UITableView { decoration?.contentTableView ?? table }

  /// Takes a step, and lets everything happen that follows from it.
  func take(_ step: Controller.Step) async throws {
    said = []
    failures += UIKitFailure.recording {
      Controller.take(step, on: self)
      table.layoutIfNeeded()
      table.simulateEndOfAnimations()
    }
    guard let decoration else { return }
    try await decoration.settle()
    if !table.temper.isEmpty {
      failures += UIKitFailure.recording { table.simulateEndOfAnimations() }
      try await decoration.settle()
    }
    failures += UIKitFailure.recording { table.layoutIfNeeded() }
  }

  // MARK: - Where rows are

  /// All rows of the controller, from the top.
  var indexPaths: [IndexPath] {
    let table = contentTable
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns a row by its number from the top; nil if there are no rows.
  func indexPath(_ number: Int) -> IndexPath? {
    let all = indexPaths
    return all.isEmpty ? nil : all[number % all.count]
  }

  /// Returns where a row of the controller is on screen, and scrolls there if the screen is small.
  func place(of indexPath: IndexPath) -> IndexPath? {
    guard let decoration else { return scrolled(to: indexPath) }
    guard let place = decoration.place(of: indexPath) else {
      said.append("nowhere is \(indexPath)")
      return nil
    }
    return scrolled(to: place)
  }

  private func scrolled(to place: IndexPath) -> IndexPath {
    guard size == .small else { return place }
    table.scrollToRow(at: place, at: .middle, animated: false)
    table.layoutIfNeeded()
    return place
  }

  // MARK: - Touching

  /// Notes what a table answers to a touch.
  func note(_ line: String) { said.append(line) }

  /// Taps a row.
  func tap(_ indexPath: IndexPath) {
    if let place = place(of: indexPath) { table.simulateTap(at: place) }
  }

  /// Taps the switch of a row, if it has one.
  func tapSwitch(_ indexPath: IndexPath) {
    guard let place = place(of: indexPath), let cell = table.cellForRow(at: place) else { return }
    (cell.accessoryView as? UISwitch)?.simulateTap()
  }

  /// Swipes a row, and taps one of the buttons if there are any.
  func swipe(_ indexPath: IndexPath, _ edge: UITableView.SwipeEdge, button: Int) {
    guard let place = place(of: indexPath) else { return }
    let titles = table.simulateSwipe(at: place, edge: edge)
    said.append("offers \(titles)")
    if !titles.isEmpty { table.simulateTapOnAction(at: button % titles.count) }
  }

  /// Taps the control in front of a row while the list is edited, and confirms.
  func deleteByControl(_ indexPath: IndexPath) {
    guard let place = place(of: indexPath) else { return }
    said.append("deletes: \(table.simulateDeletion(at: place))")
  }

  /// Drags a row by its grip to the place of another one.
  func drag(_ indexPath: IndexPath, to other: IndexPath) {
    guard let destination = place(of: other), let source = place(of: indexPath) else { return }
    let target = table.simulateReorder(from: source, to: destination)
    said.append("drops: \(target != nil)")
  }

  /// Opens the menu of a row, and chooses an action by its title.
  func chooseFromMenu(of indexPath: IndexPath, _ title: String) {
    guard let place = place(of: indexPath) else { return }
    guard table.simulateContextMenu(at: place) != nil else { return said.append("has no menu") }
    said.append("chooses: \(table.simulateTapOnMenuAction(titled: title))")
  }

  /// Shows only the beginning of the list for a moment, while a row further down is prefetched.
  /// Nobody scrolls a table in no window.
  func approach(_ indexPath: IndexPath) {
    guard table.window != nil, let place = place(of: indexPath) else { return }
    let frame = table.frame
    table.frame.size.height = 100
    table.simulateScroll(to: .zero)
    table.simulatePrefetch([place])
    table.simulateCancelPrefetching([place])
    table.frame = frame
  }
}
