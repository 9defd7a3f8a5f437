/// A layer during a drag over it: of one of its content rows, or of an item from elsewhere. It
/// computes the place of the drop.
///
/// A table has the place of a drop in the list that *results* from it: remove the row, then count.
/// So every place among the rows is a valid target, also one between two additional rows; the
/// content destination is the number of content rows above it.
///
/// ```swift
/// // outer rows: content 0, additional 0, content 1
/// let layout = TableLayout(rows: [RowLayout(contentCount: 2, anchors: [1])])
/// let drag = DragLayout(layout, removing: RowPosition(section: 0, row: 0))
/// drag.contentDestination(of: RowPosition(section: 0, row: 1))    // [0, 0]
/// drag.contentDestination(of: RowPosition(section: 0, row: 2))    // [0, 1]
/// ```
package struct DragLayout: Hashable, Sendable {
  /// The layout before the drop, the held row included.
  let layout: TableLayout
  /// The dragged content row (inner); nil for an item that is not from this list.
  let source: RowPosition?
  /// The outer position of the source.
  private let sourcePlace: RowPosition?

  /// Creates the layer without the dragged content row.
  ///
  /// - Parameters:
  ///   - layout: The layout before the drop.
  ///   - source: The dragged content row (inner); traps if there is no such row, or it is hidden.
  ///     Nil if none is removed.
  /// - Complexity: As ``TableLayout/position(ofContent:)``.
  package init(_ layout: TableLayout, removing source: RowPosition?) {
    self.layout = layout
    self.source = source
    sourcePlace = source.map { layout.position(ofContent: $0) }
  }

  /// Returns the number of rows of a section (outer), the held row not counted.
  ///
  /// - Parameter section: A section in outer coordinates; traps if there is no such section.
  func rowCount(inSection section: Int) -> Int {
    layout.rowCount(inSection: section) - (sourcePlace?.section == section ? 1 : 0)
  }

  /// Returns the nearest place that can contain content.
  ///
  /// That is the place itself, except in an added section. There it is the end of the content
  /// section above or the start of the one below, whichever is nearer, and the one above if both
  /// are equally near.
  ///
  /// - Parameter place: A position in the outer coordinates of the resulting list.
  /// - Returns: A position in the same coordinates, or nil if there are no content sections.
  package func place(nearest place: RowPosition) -> RowPosition? {
    let section = min(max(place.section, 0), layout.sectionCount - 1)
    guard section >= 0 else { return nil }
    if case .content = layout.origin(ofSection: section) {
      let row = min(max(place.row, 0), rowCount(inSection: section))
      return RowPosition(section: section, row: row)
    }
    let above = layout.sections.nearestContent(before: section)
    let below = layout.sections.nearestContent(after: section)
    if let above {
      let isNearer =
        below.map { layout.section(ofContent: $0) - section } ?? .max
        >= section - layout.section(ofContent: above)
      if isNearer {
        return self.place(
          ofContent: RowPosition(section: above, row: contentCount(inSection: above)))
      }
    }
    return below.map { RowPosition(section: layout.section(ofContent: $0), row: 0) }
  }

  /// Returns the content destination of a place: directly after the nearest content row above it,
  /// if rows are hidden there; a drop on the row's own place changes nothing.
  ///
  /// - Parameter place: A place in a content section, in the outer coordinates of the resulting
  ///   list; traps for any other.
  /// - Returns: A position in the inner coordinates of the resulting list.
  /// - Complexity: As ``RowLayout/origin(ofRow:)``.
  package func contentDestination(of place: RowPosition) -> RowPosition {
    guard case .content(let section) = layout.origin(ofSection: place.section) else {
      misuse("\(place) is in a section that the layer adds: content cannot be moved there")
    }
    guard (0...rowCount(inSection: place.section)).contains(place.row) else {
      misuse(
        """
        \(place) cannot be a destination: the section has \(rowCount(inSection: place.section)) \
        rows without the one that is moved
        """)
    }
    if place == sourcePlace, let source { return source }
    let rows = layout.rows[section]
    if let sourcePlace, sourcePlace.section == place.section, place.row > sourcePlace.row {
      return RowPosition(section: section, row: rows.contentCount(aboveRow: place.row + 1) - 1)
    }
    return RowPosition(section: section, row: rows.contentCount(aboveRow: place.row))
  }

  /// Returns the place of a content destination: directly below the content row above it, so that
  /// additional rows there stay with the content row below them.
  ///
  /// - Parameter destination: A position in the inner coordinates of the resulting list.
  /// - Returns: A position in its outer coordinates, or nil if there is no such place.
  /// - Complexity: As ``RowLayout/row(ofContent:)``.
  package func place(ofContent destination: RowPosition) -> RowPosition? {
    guard layout.rows.indices.contains(destination.section),
      (0...contentCount(inSection: destination.section)).contains(destination.row)
    else { return nil }
    let section = layout.section(ofContent: destination.section)
    guard destination.row > 0 else { return RowPosition(section: section, row: 0) }
    let rows = layout.rows[destination.section]
    if rows.hiddenCount > 0 {
      let isBelow = source?.section == destination.section && destination.row > source?.row ?? .max
      let rowsAbove = rows.shownCount(ofFirst: destination.row + (isBelow ? 1 : 0))
      return RowPosition(section: section, row: rowsAbove - (isBelow ? 1 : 0))
    }
    let above = destination.row - 1
    if let source, source.section == destination.section, above >= source.row {
      return RowPosition(section: section, row: rows.row(ofContent: above + 1))
    }
    return RowPosition(section: section, row: rows.row(ofContent: above) + 1)
  }

  /// Returns the content destination nearest to the given one, which is that one if it exists.
  ///
  /// - Parameter destination: A position in the inner coordinates of the resulting list.
  /// - Returns: A position in the same coordinates, or nil if there are no content sections.
  package func contentDestination(nearest destination: RowPosition) -> RowPosition? {
    guard let last = layout.rows.indices.last else { return nil }
    let section = min(max(destination.section, 0), last)
    let row = min(max(destination.row, 0), contentCount(inSection: section))
    return RowPosition(section: section, row: row)
  }

  /// Returns the layout after the drop: exactly the rows on screen.
  ///
  /// - Parameter place: A place in a content section, in the outer coordinates of the resulting
  ///   list; traps for any other.
  /// - Complexity: O(sections), and O(*k*) for *k* irregular additional rows of the sections that
  ///   change.
  package func afterDrop(at place: RowPosition) -> TableLayout {
    let destination = contentDestination(of: place)
    var rows = afterRemoval.rows
    rows[destination.section] = rows[destination.section].inserting(
      destination.row, atRow: place.row)
    return layout.replacing(rows: rows)
  }

  /// The layout after the dragged row was moved to another list: the rows that are left on screen.
  ///
  /// - Complexity: As ``afterDrop(at:)``.
  package var afterRemoval: TableLayout {
    guard let source else { return layout }
    var rows = layout.rows
    rows[source.section] = rows[source.section].withoutContentRow(source.row)
    return layout.replacing(rows: rows)
  }

  private func contentCount(inSection section: Int) -> Int {
    layout.rows[section].contentCount - (source?.section == section ? 1 : 0)
  }
}

extension RowLayout {
  /// Returns the rows without one content row (inner).
  fileprivate func withoutContentRow(_ index: Int) -> RowLayout {
    var rows = RowMap(countBefore: contentCount, countAfter: contentCount - 1)
    rows.removed = [index]
    return applying(RowLayoutEdit(rows: rows), tailAnchor: rows.countAfter)
  }

  /// Returns the rows with one more content row, at the outer row `row`.
  ///
  /// - Parameter destination: The content row after (inner), which decides on which side of hidden
  ///   rows it is.
  fileprivate func inserting(_ destination: Int, atRow row: Int) -> RowLayout {
    let index = hiddenCount > 0 ? destination : contentCount(aboveRow: row)
    var rows = RowMap(countBefore: contentCount, countAfter: contentCount + 1)
    rows.added = [index]
    var edit = RowLayoutEdit(rows: rows)
    // Additional rows directly above would stay with the content row below them.
    let ordinals = row - index
    var first = ordinals
    while first > 0, anchor(ofAdditional: first - 1) == index { first -= 1 }
    edit.removedAdditional = Array(first..<ordinals)
    edit.insertedAnchors = edit.removedAdditional.map { ($0, index) }
    return applying(edit, tailAnchor: rows.countAfter)
  }
}
