import Foundation

/// The placeholder of a drop as the object inside sees it.
///
/// It releases the table after its use, since the object may retain it, and be retained by the
/// table.
@MainActor
final class DecoratedDropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  private let base: any UITableViewDropPlaceholderContext
  /// The translation; nil once the placeholder is a row, or deleted.
  private var translation: (any DropTranslation)?

  init(_ base: any UITableViewDropPlaceholderContext, _ translation: any DropTranslation) {
    self.base = base
    self.translation = translation
  }

  var dragItem: UIDragItem { base.dragItem }

  /// Turns the placeholder into a row. The table does that without an announcement, so the
  /// translation follows the rows on screen.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let translation else { return false }
    self.translation = nil
    return translation.duringInsertion {
      base.commitInsertion { outer in
        translation.followInsertion(at: outer, dataSourceUpdates)
      }
    }
  }

  func deletePlaceholder() -> Bool {
    translation = nil
    return base.deletePlaceholder()
  }

  func addAnimations(_ animations: @escaping () -> Void) { base.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    base.addCompletion(completion)
  }
}
