import Foundation

/// The owners of the views that a table shows: of cells, headers, footers and context menus.
///
/// A table calls the outermost segment, which remembers the views for all layers.
@MainActor
struct RememberedViews {
  /// The owner of each visible cell.
  var rows = DisplayedOwners<RememberedOwner<IndexPath, AdditionalRow>>()
  /// What layers do at the end of the display of cells. It retains the model of each row, since the
  /// place of the row may have another model by then.
  private var endsOfDisplay: [ObjectIdentifier: (UITableViewCell) -> Void] = [:]
  /// The owner of each visible header.
  var headers = DisplayedOwners<RememberedOwner<Int, Int>>()
  /// The owner of each visible footer.
  var footers = DisplayedOwners<RememberedOwner<Int, Int>>()
  /// The owner of each context menu that a layer made.
  var menus = ContextMenuOwners<RememberedOwner<IndexPath, AdditionalRow>>()

  /// Whether there are none.
  var areNone: Bool { rows.isEmpty && headers.isEmpty && footers.isEmpty && menus.isEmpty }

  /// Returns whether some views are those of a layer's own rows or sections, present or removed.
  ///
  /// - Complexity: O(views)
  func areShown(of layer: TableLayer) -> Bool {
    rows.isShown { $0.isOwned(by: layer) } || headers.isShown { $0.isOwned(by: layer) }
      || footers.isShown { $0.isOwned(by: layer) }
  }

  /// Remembers that a cell is shown for an owner, and no longer for the one before.
  ///
  /// - Parameter endOfDisplay: What a layer does at the end of the display; nil for nothing.
  /// - Returns: As ``DisplayedOwners/remember(_:of:)``.
  @inline(__always)
  mutating func remember(
    _ owner: RememberedOwner<IndexPath, AdditionalRow>, of cell: UITableViewCell,
    endOfDisplay: ((UITableViewCell) -> Void)?
  ) -> Bool {
    if endOfDisplay != nil || !endsOfDisplay.isEmpty {
      endsOfDisplay[ObjectIdentifier(cell)] = endOfDisplay
    }
    return rows.remember(owner, of: cell)
  }

  /// Returns what is to be done at the end of the display of a cell, once.
  mutating func consumeEndOfDisplay(of cell: UITableViewCell) -> ((UITableViewCell) -> Void)? {
    endsOfDisplay.isEmpty ? nil : endsOfDisplay.removeValue(forKey: ObjectIdentifier(cell))
  }

  /// Moves owners to their new places after a change of a layer.
  ///
  /// A removed one keeps its last owner, since the end of the view's display is still reported for
  /// its row.
  ///
  /// - Complexity: O(views)
  mutating func follow(_ transition: LayerTransition, of layer: TableLayer) {
    func row(
      _ owner: RememberedOwner<IndexPath, AdditionalRow>
    ) -> RememberedOwner<IndexPath, AdditionalRow>? {
      owner.after(layer) {
        transition.newShownRow(forOld: RowPosition($0)).map { IndexPath($0) }
      } own: {
        transition.newAdditionalRow(forOld: $0)
      }
    }
    func section(_ owner: RememberedOwner<Int, Int>) -> RememberedOwner<Int, Int>? {
      owner.after(layer, content: transition.content.newSection) {
        transition.newShownSection(forOld: $0)
      }
    }
    rows.follow(row)
    headers.follow(section)
    footers.follow(section)
    menus.follow(row)
  }

  /// Moves owners to their new places after a change of the content of a segment without layers.
  ///
  /// - Complexity: O(views)
  mutating func follow(_ map: UpdateMap, contentOf segment: Segment) {
    func row(
      _ owner: RememberedOwner<IndexPath, AdditionalRow>
    ) -> RememberedOwner<IndexPath, AdditionalRow>? {
      owner.after(contentOf: segment) {
        map.newShownPosition(forOld: RowPosition($0)).map { IndexPath($0) }
      }
    }
    func section(_ owner: RememberedOwner<Int, Int>) -> RememberedOwner<Int, Int>? {
      owner.after(contentOf: segment, content: map.newSection)
    }
    rows.follow(row)
    headers.follow(section)
    footers.follow(section)
    menus.follow(row)
  }

  /// Follows the content in another segment, which is the innermost one from now on.
  mutating func follow(contentOf old: Segment, in new: Segment) {
    rows.follow { $0.followed(in: new, insteadOf: old) }
    headers.follow { $0.followed(in: new, insteadOf: old) }
    footers.follow { $0.followed(in: new, insteadOf: old) }
    menus.follow { $0.followed(in: new, insteadOf: old) }
  }

  /// Invalidates the places, since other rows were loaded. Views that are still shown, such as
  /// those of rows that animate out, keep their last owner.
  mutating func invalidateAll() {
    rows.invalidateAll()
    headers.invalidateAll()
    footers.invalidateAll()
    menus.invalidateAll()
  }
}
