import Foundation

/// A drop as the object inside sees it: all index paths are its own.
///
/// `UITableViewDropPlaceholder` has the place of a placeholder in the table, and no interface to
/// read it. The placeholder is therefore made by
/// `makePlaceholder(insertionIndexPath:reuseIdentifier:rowHeight:)`, with the object's own index
/// path.
///
/// Ownership: retains UIKit's coordinator and the translation; lives as long as the drop.
@MainActor
final class DecoratedDropCoordinator: NSObject, UITableViewDropCoordinator, PlaceholderMaking {
  private let base: any UITableViewDropCoordinator
  private let translation: any DropTranslation
  /// The dropped items, each with its place in the source's own coordinates.
  let items: [any UITableViewDropItem]
  /// The place of the drop in the source's own coordinates, in the list that results from the drop.
  let destinationIndexPath: IndexPath?

  init(_ base: any UITableViewDropCoordinator, _ translation: any DropTranslation) {
    self.base = base
    self.translation = translation
    let items = base.items.map { item in
      DecoratedDropItem(
        item, sourceIndexPath: item.sourceIndexPath.flatMap { translation.innerRow(at: $0) })
    }
    self.items = items
    destinationIndexPath = base.destinationIndexPath.flatMap { translation.innerDestination($0) }
  }

  /// The last proposal.
  var proposal: UITableViewDropProposal { base.proposal }

  /// The session of the drop.
  var session: any UIDropSession { base.session }

  /// Animates an item to a placeholder that
  /// `makePlaceholder(insertionIndexPath:reuseIdentifier:rowHeight:)` made.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    DecoratedDropPlaceholderContext(base.drop(dragItem, to: placeholder), translation)
  }

  /// Animates an item to a row, given in the source's own coordinates.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    base.drop(dragItem, toRowAt: translation.outerRow(nearest: indexPath))
  }

  /// Animates an item into a row, given in the source's own coordinates.
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    base.drop(dragItem, intoRowAt: translation.outerRow(nearest: indexPath), rect: rect)
  }

  /// Animates an item to any place on screen.
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    base.drop(dragItem, to: target)
  }

  /// Makes a placeholder at the outer side.
  func makeOuterPlaceholder(
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat
  ) -> UITableViewDropPlaceholder {
    guard let place = translation.outerPlace(forInsertionAt: insertionIndexPath) else {
      misuse(
        """
        there is no place for a placeholder at \(RowPosition(insertionIndexPath)): give a row of \
        the list as it is after the drop
        """)
    }
    return base.makePlaceholder(
      insertionIndexPath: place, reuseIdentifier: translation.outerIdentifier(reuseIdentifier),
      rowHeight: rowHeight)
  }
}

/// A coordinator whose index paths are not those of the table.
@MainActor
protocol PlaceholderMaking {
  /// Makes a placeholder for a row that will be inserted, at a place in its own coordinates.
  func makeOuterPlaceholder(
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat
  ) -> UITableViewDropPlaceholder
}

extension UITableViewDropCoordinator {
  /// Makes a placeholder for a row that will be inserted, in a decorated table as in a bare one.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The place where the row will be inserted, in the coordinates of this
  ///     coordinator's ``destinationIndexPath``. Traps if the list has no such place.
  ///   - reuseIdentifier: The identifier of the cell to show meanwhile.
  ///   - rowHeight: The height of that cell in points.
  /// - Returns: A placeholder to give to ``drop(_:to:)``.
  /// - Complexity: O(layers)
  @MainActor
  public func makePlaceholder(
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat
  ) -> UITableViewDropPlaceholder {
    if let translating = self as? any PlaceholderMaking {
      return translating.makeOuterPlaceholder(
        insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier,
        rowHeight: rowHeight)
    }
    return UITableViewDropPlaceholder(
      insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier,
      rowHeight: rowHeight)
  }
}
