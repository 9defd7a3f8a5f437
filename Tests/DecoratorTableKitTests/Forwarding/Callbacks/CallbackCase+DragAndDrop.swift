import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackCase {
  @MainActor static let ofDrag: [CallbackCase] = [
    CallbackCase(
      method: .itemsForBeginningDrag, subject: .row, seen: .always, answer: "1 items",
      additional: "0 items", handled: "2 items", handler: "dragItems", apps: [.implements]
    ) { $0.drag?.tableView($0.tableView, itemsForBeginning: DragSession(), at: $0.path) },
    CallbackCase(
      method: .itemsForAddingToDrag, subject: .row, seen: .ifAppHasItOrHandled,
      answer: "1 items", absent: "0 items", additional: "0 items", handled: "2 items",
      handler: "dragItems"
    ) {
      $0.drag?.tableView?(
        $0.tableView, itemsForAddingTo: DragSession(), at: $0.path, point: .zero)
    },
    CallbackCase(
      method: .dragPreviewParameters, subject: .row, seen: .ifAppHasIt, answer: "parameters",
      additional: "nil", apps: mayBeNil
    ) { $0.drag?.tableView?($0.tableView, dragPreviewParametersForRowAt: $0.path) },
    CallbackCase(method: .dragSessionWillBegin, subject: .table, seen: .ifAppHasIt, told: "") {
      $0.drag?.tableView?($0.tableView, dragSessionWillBegin: DragSession())
    },
    CallbackCase(method: .dragSessionDidEnd, subject: .table, seen: .ifAppHasIt, told: "") {
      $0.drag?.tableView?($0.tableView, dragSessionDidEnd: DragSession())
    },
    CallbackCase(
      method: .dragSessionAllowsMove, subject: .table, seen: .ifAppHasIt, told: "",
      answer: "false"
    ) { $0.drag?.tableView?($0.tableView, dragSessionAllowsMoveOperation: DragSession()) },
    CallbackCase(
      method: .dragSessionIsRestricted, subject: .table, seen: .ifAppHasIt, told: "",
      answer: "true"
    ) {
      $0.drag?.tableView?(
        $0.tableView, dragSessionIsRestrictedToDraggingApplication: DragSession())
    },
  ]

  /// A drop onto any row has a content destination: the number of content rows above it.
  private static let destination = Expectation { $0.kind == .outer ? "[0, 0]" : "[0, 1]" }

  @MainActor static let ofDrop: [CallbackCase] = [
    CallbackCase(
      method: .performDrop, subject: .row, seen: .always, told: destination,
      toldOfAdditional: destination, apps: [.implements]
    ) {
      $0.drop?.tableView($0.tableView, performDropWith: DropCoordinator(at: $0.path))
    },
    CallbackCase(
      method: .canHandleDrop, subject: .table, seen: .ifAppHasIt, told: "", answer: "false"
    ) { $0.drop?.tableView?($0.tableView, canHandle: SimulatedDropSession(items: [])) },
    CallbackCase(method: .dropSessionDidEnter, subject: .table, seen: .ifAppHasIt, told: "") {
      $0.drop?.tableView?($0.tableView, dropSessionDidEnter: SimulatedDropSession(items: []))
    },
    CallbackCase(
      method: .dropSessionDidUpdate, subject: .row, seen: .ifAppHasIt, told: destination,
      toldOfAdditional: destination, answer: "copy", additional: "copy"
    ) {
      $0.drop?.tableView?(
        $0.tableView, dropSessionDidUpdate: SimulatedDropSession(items: []),
        withDestinationIndexPath: $0.path)
    },
    CallbackCase(method: .dropSessionDidExit, subject: .table, seen: .ifAppHasIt, told: "") {
      $0.drop?.tableView?($0.tableView, dropSessionDidExit: SimulatedDropSession(items: []))
    },
    CallbackCase(method: .dropSessionDidEnd, subject: .table, seen: .ifAppHasIt, told: "") {
      $0.drop?.tableView?($0.tableView, dropSessionDidEnd: SimulatedDropSession(items: []))
    },
    CallbackCase(
      method: .dropPreviewParameters, subject: .row, seen: .ifAppHasIt, answer: "parameters",
      additional: "nil", apps: mayBeNil
    ) { $0.drop?.tableView?($0.tableView, dropPreviewParametersForRowAt: $0.path) },
  ]
}
#endif
