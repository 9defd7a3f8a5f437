import Foundation

/// The placeholder of a drop as an object inside sees it.
@MainActor
final class DecoratedDropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  private let base: any UITableViewDropPlaceholderContext
  private let translation: any DropTranslation

  init(_ base: any UITableViewDropPlaceholderContext, _ translation: any DropTranslation) {
    self.base = base
    self.translation = translation
  }

  var dragItem: UIDragItem { base.dragItem }

  /// Turns the placeholder into a row. The table does that by itself and announces nothing, so the
  /// translation follows what is on screen.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    translation.duringInsertion {
      base.commitInsertion { outer in
        translation.followInsertion(at: outer, dataSourceUpdates)
      }
    }
  }

  func deletePlaceholder() -> Bool { base.deletePlaceholder() }

  func addAnimations(_ animations: @escaping () -> Void) { base.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    base.addCompletion(completion)
  }
}
