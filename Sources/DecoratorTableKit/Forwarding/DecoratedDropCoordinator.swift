import Foundation

/// A drop as the object inside a layer sees it: every index path is its own.
///
/// A place for a placeholder is a place in the table, and `UITableViewDropPlaceholder` tells it to
/// nobody. The placeholder is therefore made by
/// `makePlaceholder(insertionIndexPath:reuseIdentifier:rowHeight:)`, which takes the object's own
/// index path.
///
/// Ownership: retains UIKit's coordinator, the layer and the table; lives as long as the drop.
@MainActor
final class DecoratedDropCoordinator: NSObject, UITableViewDropCoordinator, PlaceholderMaking {
  private let base: any UITableViewDropCoordinator
  private let layer: TableLayer
  private let tableView: UITableView
  /// The dropped items, each with its place in the source's own coordinates.
  let items: [any UITableViewDropItem]
  /// The place of the drop in the source's own coordinates, in the list that results from the drop.
  let destinationIndexPath: IndexPath?

  init(_ base: any UITableViewDropCoordinator, layer: TableLayer, tableView: UITableView) {
    self.base = base
    self.layer = layer
    self.tableView = tableView
    let items = base.items.map { DecoratedDropItem($0, layer: layer, tableView: tableView) }
    self.items = items
    let sources = items.compactMap(\.sourceIndexPath)
    if let destination = base.destinationIndexPath {
      if base.proposal.intent == .insertIntoDestinationIndexPath,
        case .inner(let path) = layer.existingOwner(of: destination, in: tableView)
      {
        destinationIndexPath = path
      } else {
        // No single row of several of this table leaves a gap.
        let source = sources.count == 1 ? sources.first : nil
        destinationIndexPath = layer.drag(of: source, in: tableView)
          .innerDestination(of: destination)
      }
    } else {
      destinationIndexPath = nil
    }
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
    DecoratedDropPlaceholderContext(
      base.drop(dragItem, to: placeholder), layer: layer, tableView: tableView)
  }

  /// Animates an item to a row, given in the source's own coordinates.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    base.drop(dragItem, toRowAt: outerPath(of: indexPath))
  }

  /// Animates an item into a row, given in the source's own coordinates.
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    base.drop(dragItem, intoRowAt: outerPath(of: indexPath), rect: rect)
  }

  /// Animates an item to any place on screen.
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    base.drop(dragItem, to: target)
  }

  /// Makes a placeholder at the outer side of the layer.
  func makeOuterPlaceholder(
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat,
    file: StaticString, line: UInt
  ) -> UITableViewDropPlaceholder {
    let drag = layer.drag(of: nil, in: tableView)
    // Several places have the same content destination. If it is that of the drop, the place of the
    // drop is meant.
    let own = base.destinationIndexPath.flatMap { drag.place(nearest: RowPosition($0)) }
    let isOwn = own.map { IndexPath(drag.contentDestination(of: $0)) } == insertionIndexPath
    let named = drag.place(ofContent: RowPosition(insertionIndexPath))
    guard let place = isOwn ? own : named else {
      misuse(
        """
        there is no place for a placeholder at \(RowPosition(insertionIndexPath)): give a row of \
        the list as it is after the drop
        """, file: file, line: line)
    }
    return base.makePlaceholder(
      insertionIndexPath: IndexPath(place), reuseIdentifier: reuseIdentifier, rowHeight: rowHeight,
      file: file, line: line)
  }

  private func outerPath(of indexPath: IndexPath) -> IndexPath {
    let position = RowPosition(indexPath)
    let layout = layer.layout(for: tableView)
    guard layout.containsContent(position) else {
      misuse(
        "nothing can be dropped to row \(position), which does not exist: announce the row first")
    }
    // Where the row is hidden, the item goes to its neighbour.
    return IndexPath(layout.place(nearestContent: position))
  }
}

/// A coordinator whose index paths are not those of the table.
@MainActor
protocol PlaceholderMaking {
  /// Makes a placeholder for a row that is still to come, at a place in its own coordinates.
  func makeOuterPlaceholder(
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat,
    file: StaticString, line: UInt
  ) -> UITableViewDropPlaceholder
}

extension UITableViewDropCoordinator {
  /// Makes a placeholder for a row that is still to come, in a decorated table as in a bare one.
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
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> UITableViewDropPlaceholder {
    if let translating = self as? any PlaceholderMaking {
      return translating.makeOuterPlaceholder(
        insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier,
        rowHeight: rowHeight, file: file, line: line)
    }
    return UITableViewDropPlaceholder(
      insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier,
      rowHeight: rowHeight)
  }
}
