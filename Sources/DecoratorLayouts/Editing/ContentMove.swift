/// The effect on a layer of a content row's move by the user.
package struct ContentMove: Hashable, Sendable {
  /// The content row before the move (inner).
  package let source: RowPosition
  /// The content row after the move, in the inner coordinates of the resulting list. After removing
  /// its model at ``source`` and inserting it here, a source has the order on screen.
  package let destination: RowPosition
  /// The place of the row after the move, in the outer coordinates of the resulting list. It is the
  /// destination of the user's move, or the nearest place that can contain content.
  package let place: RowPosition
  /// The layout after the move, as on screen.
  package let layout: TableLayout
}

extension RowPosition {
  /// Returns the place of a row after one row of its list was moved: removed, and inserted into the
  /// rest.
  package func position(
    afterMoving source: RowPosition, to destination: RowPosition
  ) -> RowPosition {
    position(afterRemoving: source)?.position(afterInserting: destination) ?? destination
  }

  /// Returns the place of a row after another was removed from its list; nil for that one.
  package func position(afterRemoving removed: RowPosition) -> RowPosition? {
    if self == removed { return nil }
    let isShifted = section == removed.section && row > removed.row
    return isShifted ? RowPosition(section: section, row: row - 1) : self
  }

  /// Returns the place of a row after another was inserted into its list.
  package func position(afterInserting inserted: RowPosition) -> RowPosition {
    let isShifted = section == inserted.section && row >= inserted.row
    return isShifted ? RowPosition(section: section, row: row + 1) : self
  }
}

extension TableLayout {
  /// Returns the effect of a content row's move by the user.
  ///
  /// The additional rows stay where the user sees them, wherever the rule of the layer would put
  /// them.
  ///
  /// ```swift
  /// // outer rows: content 0, additional 0, content 1
  /// let layout = TableLayout(rows: [RowLayout(contentCount: 2, anchors: [1])])
  /// let move = layout.moving(RowPosition(section: 0, row: 2), to: RowPosition(section: 0, row: 0))
  /// move.source                // [0, 1]
  /// move.destination           // [0, 0]
  /// move.layout.rows[0]        // 2 content rows and 1 additional, before content rows [2]
  /// ```
  ///
  /// - Parameters:
  ///   - source: A content row in outer coordinates, before the move; traps for any other.
  ///   - destination: A row in outer coordinates, in the list that results from the move; traps if
  ///     that list has no such row.
  /// - Complexity: As ``DragLayout/afterDrop(at:)``.
  package func moving(_ source: RowPosition, to destination: RowPosition) -> ContentMove {
    guard case .content(let content) = origin(of: source) else {
      misuse("row \(source) is an additional row: only content can be moved")
    }
    let drag = DragLayout(self, removing: content)
    var place = destination
    if case .additional = origin(ofSection: destination.section) {
      // There is a content section: the source is in one.
      place = drag.place(nearest: destination) ?? source
    }
    return ContentMove(
      source: content, destination: drag.contentDestination(of: place), place: place,
      layout: drag.afterDrop(at: place))
  }
}
