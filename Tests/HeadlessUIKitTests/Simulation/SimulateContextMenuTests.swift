import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Menus of rows")
struct SimulateContextMenuTests {
  private let setup = ListTable()
  private let delegate: MenuDelegate
  private var table: UITableView { setup.table }

  init() {
    delegate = MenuDelegate(log: setup.log)
    setup.table.delegate = delegate
  }

  private func configuration(_ name: String = "menu") -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(
      identifier: NSString(string: name),
      actionProvider: { [log = setup.log] suggested in
        #expect(suggested.isEmpty)
        let pin = UIAction(title: "Pin") { log.lines.append("perform \($0.title)") }
        let off = UIAction(title: "Off", attributes: .disabled) { _ in log.lines.append("wrong") }
        let cut = UIAction(title: "Cut") { log.lines.append("perform \($0.title)") }
        return UIMenu(children: [pin, off, UIMenu(title: "More", children: [cut])])
      })
  }

  @Test("A menu opens with a preview and closes with one; animations and completions run in order")
  func order() {
    let given = configuration()
    delegate.configuration = { _ in given }
    #expect(table.simulateContextMenu(at: IndexPath(1)) === given)
    #expect(
      setup.log.consume() == [
        "menu 0.1 at 160.0 75.0", "highlight menu", "willDisplay menu", "animation", "completion",
      ])
    table.simulateDismissalOfMenu()
    #expect(setup.log.consume() == ["dismiss menu", "willEnd menu", "animation", "completion"])
    table.simulateDismissalOfMenu()
    #expect(setup.log.consume() == [])
  }

  @Test("The point that was pressed is passed on, in the table's coordinates")
  func point() {
    _ = table.simulateContextMenu(at: IndexPath(0), point: CGPoint(x: 3, y: 4))
    #expect(setup.log.consume() == ["menu 0.0 at 3.0 4.0"])
  }

  @Test("For a row without a menu nothing else is called")
  func noMenu() {
    #expect(table.simulateContextMenu(at: IndexPath(0)) == nil)
    #expect(setup.log.consume() == ["menu 0.0 at 160.0 25.0"])
    let silent = SilentTableDelegate()
    table.delegate = silent
    #expect(table.simulateContextMenu(at: IndexPath(0)) == nil)
  }

  @Test("An action is performed after the menu has closed, also one of an inner menu")
  func actions() {
    for title in ["Pin", "Cut"] {
      let given = configuration()
      delegate.configuration = { _ in given }
      _ = table.simulateContextMenu(at: IndexPath(0))
      _ = setup.log.consume()
      #expect(table.simulateTapOnMenuAction(titled: title))
      #expect(
        setup.log.consume() == [
          "dismiss menu", "willEnd menu", "animation", "completion", "perform \(title)",
        ])
    }
  }

  @Test("A disabled action leaves the menu open; a missing action is a failure")
  func unavailable() {
    let given = configuration()
    delegate.configuration = { _ in given }
    _ = table.simulateContextMenu(at: IndexPath(0))
    _ = setup.log.consume()
    #expect(!table.simulateTapOnMenuAction(titled: "Off"))
    #expect(setup.log.consume() == [])
    let failures = UIKitFailure.recording { _ = table.simulateTapOnMenuAction(titled: "Fly") }
    #expect(failures.first?.reason.contains("\"Fly\"") == true)
  }

  @Test("A tap on the preview is reported before the menu ends, with the preview's controller")
  func preview() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    let given = UIContextMenuConfiguration(
      identifier: NSString(string: "menu"), previewProvider: { controller })
    delegate.configuration = { _ in given }
    _ = table.simulateContextMenu(at: IndexPath(0))
    _ = setup.log.consume()
    table.simulateTapOnMenuPreview()
    #expect(setup.log.consume() == ["preview menu", "willEnd menu", "animation", "completion"])
    #expect(delegate.committed === controller)
    table.simulateTapOnMenuPreview()
    #expect(setup.log.consume() == [])
  }

  @Test("Opening another menu closes the first; every configuration without a name has its own")
  func another() {
    var given = [configuration("first"), configuration("second")]
    delegate.configuration = { _ in given.removeFirst() }
    _ = table.simulateContextMenu(at: IndexPath(0))
    _ = setup.log.consume()
    _ = table.simulateContextMenu(at: IndexPath(1))
    #expect(setup.log.consume().prefix(2) == ["dismiss first", "willEnd first"])
    let unnamed = (0..<2).map { _ in
      UIContextMenuConfiguration(identifier: nil).identifier as? NSUUID
    }
    #expect(unnamed[0] != nil && unnamed[0] != unnamed[1])
  }

  @Test("The menu of copying and pasting queries whether it opens, then whether it has the action")
  func editMenu() {
    let old = EditMenuDelegate(log: setup.log)
    table.delegate = old
    let copy = Selector(("copy:"))
    #expect(table.simulateEditMenu(choosing: copy, at: IndexPath(2)))
    #expect(setup.log.consume() == ["shows 0.2", "can copy: 0.2", "perform copy: 0.2"])
    #expect(!table.simulateEditMenu(choosing: Selector(("cut:")), at: IndexPath(2)))
    #expect(setup.log.consume() == ["shows 0.2", "can cut: 0.2"])
    old.shows = false
    #expect(!table.simulateEditMenu(choosing: copy, at: IndexPath(2)))
    #expect(setup.log.consume() == ["shows 0.2"])
    table.delegate = nil
    #expect(!table.simulateEditMenu(choosing: copy, at: IndexPath(2)))
  }
}

@MainActor
private final class MenuDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var configuration: (IndexPath) -> UIContextMenuConfiguration? = { _ in nil }
  private(set) var committed: UIViewController?

  init(log: CallLog) { self.log = log }

  private func add(_ what: String, _ configuration: UIContextMenuConfiguration) {
    log.lines.append("\(what) \(configuration.identifier)")
  }

  private func animate(_ animator: (any UIContextMenuInteractionAnimating)?) {
    animator?.addCompletion { [log] in log.lines.append("completion") }
    animator?.addAnimations { [log] in log.lines.append("animation") }
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.lines.append("menu \(indexPath.section).\(indexPath.row) at \(point.x) \(point.y)")
    return configuration(indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    add("highlight", configuration)
    return nil
  }
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    add("dismiss", configuration)
    return tableView.visibleCells.first.map { UITargetedPreview(view: $0) }
  }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    add("preview", configuration)
    animator.preferredCommitStyle = .pop
    committed = animator.previewViewController
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    add("willDisplay", configuration)
    animate(animator)
  }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    add("willEnd", configuration)
    animate(animator)
  }
}

@MainActor
private final class EditMenuDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var shows = true

  init(log: CallLog) { self.log = log }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    log.add("shows", indexPath)
    return shows
  }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    log.add("can \(action)", indexPath)
    return action == Selector(("copy:"))
  }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    log.add("perform \(action)", indexPath)
  }
}
