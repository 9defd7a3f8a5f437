import DecoratorTableKit
import Foundation

#if HEADLESS_UIKIT
/// What UIKit passes to a delegate with a movement of the focus, which no other code can make.
@MainActor
struct FocusSample {
  let context: UITableViewFocusUpdateContext
  let coordinator: UIFocusAnimationCoordinator

  private final class Observer: NSObject, UITableViewDelegate {
    var sample: FocusSample?

    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { sample = FocusSample(context: context, coordinator: coordinator) }
  }

  /// A movement to row [0, 1] of some table.
  static func taken() -> FocusSample? {
    let rows = PlainDataSource([["a", "b"]])
    let observer = Observer()
    let tableView = UITableView.forTests()
    tableView.dataSource = rows
    tableView.delegate = observer
    _ = tableView.simulateFocusUpdate(to: IndexPath(row: 1, section: 0))
    return observer.sample
  }
}

final class SpringLoad: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.activated
  var targetView: UIView?
  var targetItem: Any?

  func location(in view: UIView?) -> CGPoint { .zero }
}

final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  let previewViewController: UIViewController? = nil

  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}

final class DragSession: NSObject, UIDragSession {
  var localContext: Any?
  let items: [UIDragItem] = []
  let allowsMoveOperation = true
  let isRestrictedToDraggingApplication = false

  func location(in view: UIView) -> CGPoint { .zero }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
}

/// A drop at a place, of nothing.
final class DropCoordinator: NSObject, UITableViewDropCoordinator {
  private final class Animator: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem

    init(_ dragItem: UIDragItem) { self.dragItem = dragItem }

    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { false }
    func deletePlaceholder() -> Bool { false }
  }

  let items: [any UITableViewDropItem] = []
  let destinationIndexPath: IndexPath?
  let proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  let session: any UIDropSession = SimulatedDropSession(items: [])

  init(at destination: IndexPath) { destinationIndexPath = destination }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext { Animator(dragItem) }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    Animator(dragItem)
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { Animator(dragItem) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    Animator(dragItem)
  }
}
#endif
