/// The layouts of nested layers.
///
/// A test of an app's rules needs no table:
///
/// ```swift
/// let ads = LayerRule(rows: .every(6, after: 2), supply: .models(4))
/// let edges = LayerRule(rows: .start, supply: .everySlot)
/// let stack = LayoutStack(of: [edges, ads], rowCounts: [20])          // edges around ads
/// stack.reuse(ofData: RowPosition(section: 0, row: 2))                // [0, 4]
/// stack.data(ofReuse: RowPosition(section: 0, row: 4))                // [0, 2]
/// stack.data(ofReuse: RowPosition(section: 0, row: 3))                // nil: an ad
/// ```
public struct LayoutStack: Hashable, Sendable {
  /// The layout of each layer, the outermost first.
  ///
  /// The *levels* of a stack are the coordinates between its layers: level 0 outside the outermost
  /// layer (reuse coordinates), level `layers.count` inside the innermost one (content
  /// coordinates). The outer coordinates of layer *i* are level *i*, its inner coordinates level
  /// *i* + 1.
  package let layers: [TableLayout]

  /// Creates a stack of layers.
  ///
  /// - Parameter layers: The layout of each layer, the outermost first. The content rows of each
  ///   are the rows of the next.
  package init(_ layers: [TableLayout]) {
    self.layers = layers
  }

  /// Returns the row outside all layers that shows a data row.
  ///
  /// - Parameter position: A position in data coordinates; traps if there is no such row, and if a
  ///   layer hides it.
  /// - Returns: A position in reuse coordinates.
  /// - Complexity: O(layers), each as ``RowLayout/row(ofContent:)``.
  public func reuse(ofData position: RowPosition) -> RowPosition {
    layers.reversed().reduce(position) { $1.position(ofContent: $0) }
  }

  /// Returns the data row that a row outside all layers shows.
  ///
  /// - Parameter position: A position in reuse coordinates; traps if there is no such row.
  /// - Returns: A position in data coordinates, or nil if a layer owns the row.
  /// - Complexity: O(layers), each as ``RowLayout/origin(ofRow:)``.
  public func data(ofReuse position: RowPosition) -> RowPosition? {
    convert(position, from: 0, to: layers.count)
  }

  /// Returns the number of rows of a section outside all layers (reuse coordinates); nil if there
  /// are no layers.
  ///
  /// - Parameter section: The section in reuse coordinates; traps if there is no such section.
  public func rowCount(inSection section: Int) -> Int? {
    layers.first?.rowCount(inSection: section)
  }

  /// Returns the owner of a row, and its place there.
  ///
  /// - Parameter position: A position in reuse coordinates; traps if there is no such row.
  /// - Complexity: O(layers), each as ``RowLayout/origin(ofRow:)``.
  package func resolve(_ position: RowPosition) -> ResolvedRow {
    var position = position
    // By index: an iterator would copy each layout.
    for level in layers.indices {
      let row = layers[level].origin(of: position)
      guard case .content(let inner) = row else {
        return ResolvedRow(level: level, position: position, row: row)
      }
      position = inner
    }
    return ResolvedRow(level: layers.count, position: position, row: .content(position))
  }

  /// Returns the same row in the coordinates of another level.
  ///
  /// - Parameters:
  ///   - position: A position in the coordinates of level `from`; traps if there is no such row.
  ///   - from: A level, in `0...layers.count`; traps for any other.
  ///   - to: A level, in `0...layers.count`; traps for any other.
  /// - Returns: A position in the coordinates of level `to`, or nil if a layer in between owns the
  ///   row, or hides it.
  /// - Complexity: O(levels in between), each as ``RowLayout/origin(ofRow:)``.
  package func convert(_ position: RowPosition, from: Int, to: Int) -> RowPosition? {
    guard from >= 0, to >= 0, max(from, to) <= layers.count else {
      misuse("levels \(from) and \(to): a stack of \(layers.count) has levels 0...\(layers.count)")
    }
    var position = position
    var level = from
    while level < to {
      guard case .content(let inner) = layers[level].origin(of: position) else { return nil }
      position = inner
      level += 1
    }
    while level > to {
      level -= 1
      guard let outer = layers[level].shownPosition(ofContent: position) else { return nil }
      position = outer
    }
    return position
  }
}

/// The owner of a row of a stack, and the row's place there. It is resolved once for all look-ups
/// of the row.
package struct ResolvedRow: Hashable, Sendable {
  /// The layer that owns the row, counted from the outermost; the number of layers if the row is
  /// content.
  package let level: Int
  /// The place of the row at its owner: in the outer coordinates of that layer, or in content
  /// coordinates.
  package let position: RowPosition
  /// The row of the owner.
  package let row: LayerRow

  package init(level: Int, position: RowPosition, row: LayerRow) {
    self.level = level
    self.position = position
    self.row = row
  }
}
