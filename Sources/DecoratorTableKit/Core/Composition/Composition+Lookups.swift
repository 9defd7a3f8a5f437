/// A row of a child.
struct ChildRow: Hashable, Sendable {
  /// The child, counted from the top.
  let child: Int
  /// The row (inner).
  let row: RowPosition
}

// The child that a row belongs to, and the place of a child's row. Look-ups take O(log n) for n
// children.
extension Composition {
  /// The number of sections of the whole.
  var sectionCount: Int { kind == .bySections ? sizes.total : 1 }

  /// The number of rows of each section of the whole.
  ///
  /// - Complexity: O(sections)
  var rowCounts: [Int] {
    switch kind {
    case .bySections: Array(children.joined())
    case .byRows: [sizes.total]
    }
  }

  /// Returns the number of rows of a section (outer), which exists.
  func rowCount(inSection section: Int) -> Int {
    guard kind == .bySections else { return sizes.total }
    let (child, inner) = sizes.count(at: section)
    return children[child][inner]
  }

  /// Returns the child that a row belongs to, and the row there; nil if there is no such row.
  ///
  /// - Parameter row: A row (outer); any numbers.
  func origin(of row: RowPosition) -> ChildRow? {
    guard row.row >= 0, let section = origin(ofSection: row.section) else {
      guard kind == .byRows, row.section == 0, row.row >= 0, row.row < sizes.total else {
        return nil
      }
      let (child, inner) = sizes.count(at: row.row)
      return ChildRow(child: child, row: RowPosition(section: 0, row: inner))
    }
    guard row.row < children[section.child][section.section] else { return nil }
    return ChildRow(
      child: section.child, row: RowPosition(section: section.section, row: row.row))
  }

  /// Returns the child that a section belongs to, and the section there (inner); nil if it is
  /// shared, or there is no such section.
  ///
  /// - Parameter section: A section (outer); any number.
  func origin(ofSection section: Int) -> (child: Int, section: Int)? {
    guard kind == .bySections, section >= 0, section < sizes.total else { return nil }
    let (child, inner) = sizes.count(at: section)
    return (child, inner)
  }

  /// Returns where a row of a child stands (outer).
  ///
  /// A row that does not exist has a place, too, unless it is in a section that is not shown: it is
  /// that from which its child's rows would reach so far.
  ///
  /// - Parameter row: A row (inner).
  func position(of row: RowPosition, inChild child: Int) -> RowPosition? {
    let start = sizes.total(before: child)
    switch kind {
    case .bySections: return RowPosition(section: start + row.section, row: row.row)
    case .byRows: return row.section == 0 ? RowPosition(section: 0, row: start + row.row) : nil
    }
  }

  /// Returns where a section of a child stands (outer); nil if it is not shown.
  ///
  /// - Parameter section: A section (inner).
  func section(of section: Int, inChild child: Int) -> Int? {
    switch kind {
    case .bySections: sizes.total(before: child) + section
    case .byRows: section == 0 ? 0 : nil
    }
  }
}
