import Foundation

/// A drop as a child sees it: every index path is the child's.
///
/// Ownership: retains UIKit's coordinator, the child and the composed table; lives as long as the
/// drop.
@MainActor
final class ChildDropCoordinator: NSObject, UITableViewDropCoordinator, PlaceholderMaking {
  private let base: any UITableViewDropCoordinator
  private let slot: ChildSlot
  private let composed: ComposedTable
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?

  init(_ base: any UITableViewDropCoordinator, of slot: ChildSlot, in composed: ComposedTable) {
    self.base = base
    self.slot = slot
    self.composed = composed
    items = base.items.map { ChildDropItem($0, of: slot, in: composed) }
    destinationIndexPath = base.destinationIndexPath.flatMap {
      composed.destination($0, in: slot)
    }
  }

  var proposal: UITableViewDropProposal { base.proposal }

  var session: any UIDropSession { base.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    ChildDropPlaceholderContext(
      base.drop(dragItem, to: placeholder), of: slot, in: composed)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    base.drop(dragItem, toRowAt: place(of: indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    base.drop(dragItem, intoRowAt: place(of: indexPath), rect: rect)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    base.drop(dragItem, to: target)
  }

  func makeOuterPlaceholder(
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat,
    file: StaticString, line: UInt
  ) -> UITableViewDropPlaceholder {
    base.makePlaceholder(
      insertionIndexPath: place(of: insertionIndexPath), reuseIdentifier: reuseIdentifier,
      rowHeight: rowHeight, file: file, line: line)
  }

  private func place(of indexPath: IndexPath) -> IndexPath {
    guard let number = slot.number else { return indexPath }
    return composed.composition.position(of: RowPosition(indexPath), inChild: number)
      .map { IndexPath($0) } ?? indexPath
  }
}

/// An item of a drop as a child sees it.
@MainActor
final class ChildDropItem: NSObject, UITableViewDropItem {
  private let base: any UITableViewDropItem
  /// The row that the item comes from; nil if it is not one of the child's.
  let sourceIndexPath: IndexPath?

  init(_ base: any UITableViewDropItem, of slot: ChildSlot, in composed: ComposedTable) {
    self.base = base
    let origin = base.sourceIndexPath.flatMap { composed.composition.origin(of: RowPosition($0)) }
    sourceIndexPath = origin.flatMap { $0.child == slot.number ? IndexPath($0.row) : nil }
  }

  var dragItem: UIDragItem { base.dragItem }

  var previewSize: CGSize { base.previewSize }
}

/// The placeholder of a drop as a child sees it.
@MainActor
final class ChildDropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  private let base: any UITableViewDropPlaceholderContext
  private let slot: ChildSlot
  private let composed: ComposedTable

  init(
    _ base: any UITableViewDropPlaceholderContext, of slot: ChildSlot, in composed: ComposedTable
  ) {
    self.base = base
    self.slot = slot
    self.composed = composed
  }

  var dragItem: UIDragItem { base.dragItem }

  /// Turns the placeholder into a row, of which the table knows already.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    base.commitInsertion { indexPath in
      guard let path = composed.destination(indexPath, in: slot) else { return }
      dataSourceUpdates(path)
      composed.didMoveRows(of: slot)
    }
  }

  func deletePlaceholder() -> Bool { base.deletePlaceholder() }

  func addAnimations(_ animations: @escaping () -> Void) { base.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    base.addCompletion(completion)
  }
}
