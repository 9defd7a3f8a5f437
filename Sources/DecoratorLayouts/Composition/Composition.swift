/// Several lists of sections and rows, the children, one below the other in one list.
///
/// To a child the composition is one more layer around it: its rows are contiguous at some offset,
/// and all others belong to other children. *Inner* positions are those of a child, *outer* ones
/// those of the whole.
///
/// ```swift
/// let composition = Composition(.bySections, of: [[2], [3, 1]])
/// composition.origin(of: RowPosition(section: 2, row: 0))              // child 1, [1, 0]
/// composition.position(of: RowPosition(section: 0, row: 2), inChild: 1)    // [1, 2]
/// ```
///
/// A look-up of a child is a bisection, O(log *n*) for *n* children. `CompositionChange.swift`
/// lifts changes of children to the whole.
package struct Composition: Hashable, Sendable {
  /// The way in which children are arranged below each other.
  package enum Kind: Hashable, Sendable {
    /// Each child has its own sections.
    case bySections
    /// All children have rows in one section: each those of its first section.
    case byRows
  }

  /// A row of a child.
  package struct Origin: Hashable, Sendable {
    /// The child, counted from the top.
    package let child: Int
    /// The row (inner).
    package let row: RowPosition
  }

  package let kind: Kind
  /// The number of rows of each section of each child.
  package private(set) var children: [[Int]]
  /// The first section of each child (outer), or the first row where they share one; at the end the
  /// number of all.
  package private(set) var starts: [Int] = []

  /// Creates a composition.
  ///
  /// - Parameters:
  ///   - kind: The way in which the children are arranged below each other.
  ///   - children: The number of rows of each section of each child, 0 or more.
  /// - Complexity: O(children)
  package init(_ kind: Kind, of children: [[Int]]) {
    self.kind = kind
    self.children = children
    addUp()
  }

  /// Sets the row counts of some children.
  ///
  /// - Parameter rowCounts: The number of rows of each section, by the number of the child.
  /// - Complexity: O(children)
  package mutating func setRowCounts(_ rowCounts: [Int: [Int]]) {
    for (child, counts) in rowCounts { children[child] = counts }
    addUp()
  }

  private mutating func addUp() {
    starts = [0]
    starts.reserveCapacity(children.count + 1)
    var size = 0
    for child in children.indices {
      size += self.size(ofChild: child)
      starts.append(size)
    }
    _checkInvariants()
  }

  // MARK: - Sizes

  /// Returns the number of sections, or of rows in the shared section, that a child takes up.
  package static func size(of rowCounts: [Int], _ kind: Kind) -> Int {
    switch kind {
    case .bySections: rowCounts.count
    case .byRows: rowCounts.first ?? 0
    }
  }

  /// Returns the number of sections, or of rows in the shared section, that a child takes up.
  package func size(ofChild child: Int) -> Int { Self.size(of: children[child], kind) }

  /// The number of sections, or of rows in the shared section, of all children.
  package var size: Int { starts[children.count] }

  /// The number of sections of the whole.
  package var sectionCount: Int { kind == .bySections ? size : 1 }

  /// The number of rows of each section of the whole.
  ///
  /// - Complexity: O(sections)
  package var rowCounts: [Int] {
    switch kind {
    case .bySections: Array(children.joined())
    case .byRows: [size]
    }
  }

  /// Returns which rows of the whole are content, and not of layers of children.
  ///
  /// - Parameter children: Which rows of each child are.
  /// - Complexity: O(sections)
  package func contentPositions(_ children: [ContentPositions]) -> ContentPositions {
    switch kind {
    case .bySections:
      ContentPositions(
        sections: ContentRows(joining: children.map(\.sections)), rows: children.flatMap(\.rows))
    case .byRows:
      ContentPositions(
        sections: ContentRows(1),
        rows: [ContentRows(joining: children.map { $0.rows.first ?? ContentRows(0) })])
    }
  }

  /// Returns the number of rows of a section (outer), which exists.
  package func rowCount(inSection section: Int) -> Int {
    guard let origin = origin(ofSection: section) else { return size }
    return children[origin.child][origin.section]
  }

  // MARK: - Outer to inner

  /// Returns the child that a row belongs to, and the row there; nil if there is no such row.
  ///
  /// - Parameter row: A row (outer); any numbers.
  package func origin(of row: RowPosition) -> Origin? {
    switch kind {
    case .bySections:
      guard let section = origin(ofSection: row.section),
        children[section.child][section.section] > row.row, row.row >= 0
      else { return nil }
      return Origin(
        child: section.child, row: RowPosition(section: section.section, row: row.row))
    case .byRows:
      guard row.section == 0, let (child, inner) = child(at: row.row) else { return nil }
      return Origin(child: child, row: RowPosition(section: 0, row: inner))
    }
  }

  /// Returns the child that a section belongs to, and the section there (inner); nil if it is
  /// shared, or there is no such section.
  ///
  /// - Parameter section: A section (outer); any number.
  package func origin(ofSection section: Int) -> (child: Int, section: Int)? {
    guard kind == .bySections, let (child, inner) = child(at: section) else { return nil }
    return (child, inner)
  }

  /// Returns the child that contains a section, or a row of the shared one, and its number there.
  private func child(at place: Int) -> (child: Int, inner: Int)? {
    guard place >= 0, place < size else { return nil }
    let child = starts.lastIndex(atMost: place)
    return (child, place - starts[child])
  }

  // MARK: - Inner to outer

  /// Returns the position of a row of a child (outer); nil for one in a section that is not shown.
  ///
  /// The row need not exist: its position is extrapolated.
  ///
  /// - Parameter row: A row (inner).
  package func position(of row: RowPosition, inChild child: Int) -> RowPosition? {
    switch kind {
    case .bySections: RowPosition(section: starts[child] + row.section, row: row.row)
    case .byRows: row.section == 0 ? RowPosition(section: 0, row: starts[child] + row.row) : nil
    }
  }

  /// Returns the section (outer) of a section of a child; nil if it is not shown.
  ///
  /// - Parameter section: A section (inner).
  package func section(of section: Int, inChild child: Int) -> Int? {
    switch kind {
    case .bySections: starts[child] + section
    case .byRows: section == 0 ? 0 : nil
    }
  }

  // MARK: - Drops

  /// Returns the child in which a new row is dropped, and the place there; nil if there is none.
  ///
  /// Between two children in one section, that is the lower one.
  ///
  /// - Parameter place: A place (outer, in the list that results).
  package func origin(ofDropAt place: RowPosition) -> Origin? {
    switch kind {
    case .bySections:
      return origin(ofSection: place.section).map {
        Origin(child: $0.child, row: RowPosition(section: $0.section, row: place.row))
      }
    case .byRows:
      if let origin = origin(of: place) { return origin }
      return children.indices.last { size(ofChild: $0) > 0 }.map {
        Origin(child: $0, row: RowPosition(section: 0, row: size(ofChild: $0)))
      }
    }
  }

  /// Returns the child in which a row from another child is dropped; nil if it stays in its own, as
  /// it does at the border with another one.
  ///
  /// - Parameters:
  ///   - place: A place (outer, in the list that results).
  ///   - row: The row (inner), which exists.
  ///   - child: The child of the row.
  /// - Complexity: O(*n*) for *n* children.
  package func origin(
    ofDropAt place: RowPosition, removing row: RowPosition, ofChild child: Int
  ) -> Origin? {
    var rest = self
    var rowCounts = children[child]
    rowCounts[row.section] -= 1
    rest.setRowCounts([child: rowCounts])
    if kind == .byRows, (rest.starts[child]...rest.starts[child + 1]).contains(place.row) {
      return nil
    }
    return rest.origin(ofDropAt: place).flatMap { $0.child == child ? nil : $0 }
  }

  #if DECORATOR_INTERNAL_CHECKS
  func _checkInvariants() {
    checkInvariant(children.joined().allSatisfy { $0 >= 0 }, "row counts \(children)")
    let sizes = children.indices.map(size(ofChild:))
    let differences = zip(starts, starts.dropFirst()).map { $1 - $0 }
    checkInvariant(starts.first == 0 && differences == sizes, "children begin at \(starts)")
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}
