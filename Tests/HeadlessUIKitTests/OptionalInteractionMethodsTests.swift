import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Optional methods of swipes, menus, the focus, dragging and dropping")
struct OptionalInteractionMethodsTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let path = IndexPath(row: 2, section: 1)
  private let menu = UIContextMenuConfiguration(identifier: nil)
  private let copy = Selector(("copy:"))

  @Test("Every method of a delegate that has none of them answers nil")
  func absent() {
    let delegate: any UITableViewDelegate = EmptyDelegate()
    let spring = Spring()
    let animator = Animator()
    #expect(delegate.tableView?(table, editActionsForRowAt: path) == nil)
    #expect(delegate.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(delegate.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(
      delegate.tableView?(table, canPerformAction: copy, forRowAt: path, withSender: nil) == nil)
    #expect(delegate.tableView?(table, performAction: copy, forRowAt: path, withSender: nil) == nil)
    #expect(delegate.tableView?(table, shouldSpringLoadRowAt: path, with: spring) == nil)
    #expect(delegate.tableView?(table, contextMenuConfigurationForRowAt: path, point: .zero) == nil)
    #expect(
      delegate.tableView?(table, previewForHighlightingContextMenuWithConfiguration: menu) == nil)
    #expect(
      delegate.tableView?(table, previewForDismissingContextMenuWithConfiguration: menu) == nil)
    #expect(
      delegate.tableView?(table, willPerformPreviewActionForMenuWith: menu, animator: animator)
        == nil)
    #expect(delegate.tableView?(table, willDisplayContextMenu: menu, animator: animator) == nil)
    #expect(delegate.tableView?(table, willEndContextMenuInteraction: menu, animator: nil) == nil)
  }

  @Test("So do those of the focus")
  func focus() {
    let delegate: any UITableViewDelegate = EmptyDelegate()
    let context = UITableViewFocusUpdateContext(from: (nil, nil), to: (path, nil), heading: .down)
    let coordinator = UIFocusAnimationCoordinator()
    #expect(delegate.tableView?(table, shouldUpdateFocusIn: context) == nil)
    #expect(delegate.tableView?(table, didUpdateFocusIn: context, with: coordinator) == nil)
  }

  @Test("Absent methods of dragging and dropping answer nil, the required ones are called directly")
  func absentDragAndDrop() throws {
    let plain = RequiredOnly()
    let drag: any UITableViewDragDelegate = plain
    let drop: any UITableViewDropDelegate = plain
    table.dragDelegate = plain
    let source = PlainSource()
    table.dataSource = source
    let session = try #require(table.simulateDrag(from: IndexPath(row: 0, section: 0)))
    let dropped = SimulatedDropSession(items: session.items)
    #expect(drag.tableView(table, itemsForBeginning: session, at: path).count == 1)
    #expect(drag.tableView?(table, itemsForAddingTo: session, at: path, point: .zero) == nil)
    #expect(drag.tableView?(table, dragPreviewParametersForRowAt: path) == nil)
    #expect(drag.tableView?(table, dragSessionWillBegin: session) == nil)
    #expect(drag.tableView?(table, dragSessionDidEnd: session) == nil)
    #expect(drag.tableView?(table, dragSessionAllowsMoveOperation: session) == nil)
    #expect(drag.tableView?(table, dragSessionIsRestrictedToDraggingApplication: session) == nil)
    #expect(drop.tableView?(table, canHandle: dropped) == nil)
    #expect(drop.tableView?(table, dropSessionDidEnter: dropped) == nil)
    #expect(
      drop.tableView?(table, dropSessionDidUpdate: dropped, withDestinationIndexPath: nil) == nil)
    #expect(drop.tableView?(table, dropSessionDidExit: dropped) == nil)
    #expect(drop.tableView?(table, dropSessionDidEnd: dropped) == nil)
    #expect(drop.tableView?(table, dropPreviewParametersForRowAt: path) == nil)
  }

  @Test("Implemented methods answer their values")
  func present() {
    let delegate: any UITableViewDelegate = SwipeAndMenu()
    let given = delegate.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path)
    #expect(given?.actions.count == 1)
    #expect(delegate.tableView?(table, editActionsForRowAt: path) == [])
    #expect(
      delegate.tableView?(table, canPerformAction: copy, forRowAt: path, withSender: self) == true)
    #expect(delegate.tableView?(table, performAction: copy, forRowAt: path, withSender: nil) != nil)
  }

  @Test("A configuration of nil differs from an absent method")
  func nilOrAbsent() {
    #expect(leading(SwipeAndMenu()).isImplemented)
    #expect(leading(SwipeAndMenu()).value == nil)
    #expect(!leading(EmptyDelegate()).isImplemented)
  }

  private func leading(_ delegate: any UITableViewDelegate)
    -> OptionalMethod.Answer<UISwipeActionsConfiguration?>
  {
    OptionalMethod.call(
      delegate, Selector(("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"))
    ) {
      delegate.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path)
    }
  }

  @Test("A table controller has only the methods that a subclass overrides")
  func controller() throws {
    let controller = SwipeController(style: .plain)
    let table = try #require(controller.tableView)
    let delegate: any UITableViewDelegate = controller
    #expect(
      delegate.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path)?.actions.count == 0
    )
    #expect(delegate.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(delegate.tableView?(table, editActionsForRowAt: path) == nil)
    #expect(delegate.tableView?(table, shouldSpringLoadRowAt: path, with: Spring()) == nil)
    #expect(delegate.tableView?(table, willDisplayContextMenu: menu, animator: nil) == nil)
    #expect(delegate.tableView?(table, performAction: copy, forRowAt: path, withSender: nil) == nil)
  }

  @Test("A drag or drop delegate is queried for its methods when it is set")
  func askedWhenSet() throws {
    let delegate = RespondingDragAndDrop()
    let source = PlainSource()
    table.dataSource = source
    table.dragDelegate = delegate
    table.dropDelegate = delegate
    let asked = delegate.questions
    #expect(asked == 12)
    let session = try #require(table.simulateDrag(from: IndexPath(row: 0, section: 0)))
    #expect(session.allowsMoveOperation)
    _ = table.simulateDrop(session, at: nil)
    #expect(delegate.questions == asked)
    #expect(delegate.optionalCalls == 0)
  }
}

private final class SwipeController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [])
  }
}

private final class SwipeAndMenu: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    nil
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(
      actions: [UIContextualAction(style: .normal, title: nil) { _, _, _ in }])
  }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    []
  }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    sender != nil
  }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
}

private final class RequiredOnly: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider())]
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

private final class RespondingDragAndDrop: NSObject, UITableViewDragDelegate,
  UITableViewDropDelegate, SelectorResponding
{
  private(set) var questions = 0
  private(set) var optionalCalls = 0

  func response(to selector: Selector) -> Bool? {
    questions += 1
    return false
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider())]
  }
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    optionalCalls += 1
    return false
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    optionalCalls += 1
    return false
  }
}

private final class Spring: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?

  func location(in view: UIView?) -> CGPoint { .zero }
}

private final class Animator: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  let previewViewController: UIViewController? = nil

  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}
