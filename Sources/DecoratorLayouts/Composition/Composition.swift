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
///
/// It is an immutable class, so that reading it from a table costs one reference.
package final class Composition: Sendable {
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
  /// The number of rows of each section of all children, those of the first child first.
  private let sections: [Int]
  /// The first section of each child among ``sections``; at the end the number of all.
  private let sectionStarts: [Int]
  /// The first section of each child (outer), or the first row where they share one; at the end the
  /// number of all.
  package let starts: [Int]

  /// Creates a composition.
  ///
  /// - Parameters:
  ///   - kind: The way in which the children are arranged below each other.
  ///   - children: The number of rows of each section of each child, 0 or more.
  /// - Complexity: O(sections)
  package convenience init(_ kind: Kind, of children: [[Int]]) {
    self.init(kind, sections: Array(children.joined()), starts: children.map(\.count).runningSum)
  }

  private init(_ kind: Kind, sections: [Int], starts sectionStarts: [Int]) {
    self.kind = kind
    self.sections = sections
    self.sectionStarts = sectionStarts
    starts =
      switch kind {
      case .bySections: sectionStarts
      case .byRows:
        zip(sectionStarts, sectionStarts.dropFirst())
          .map { $0 == $1 ? 0 : sections[$0] }.runningSum
      }
    _checkInvariants()
  }

  /// Returns the composition with other rows in some children.
  ///
  /// - Parameter rowCounts: The number of rows of each section, by the number of the child.
  /// - Complexity: O(sections), and O(children) for each child with another number of sections.
  package func settingRowCounts(_ rowCounts: [Int: [Int]]) -> Composition {
    var (sections, starts) = (sections, sectionStarts)
    // The sections of the children above are where they were.
    for (child, counts) in rowCounts.sorted(by: { $0.key > $1.key }) {
      let range = sectionRange(ofChild: child)
      sections.replaceSubrange(range, with: counts)
      let growth = counts.count - range.count
      if growth != 0 { for next in child + 1..<starts.count { starts[next] += growth } }
    }
    return Composition(kind, sections: sections, starts: starts)
  }

  // MARK: - The children

  /// The number of children.
  package var childCount: Int { sectionStarts.count - 1 }

  /// The number of rows of each section of each child.
  ///
  /// - Complexity: O(sections)
  package var children: [[Int]] { (0..<childCount).map(rowCounts(ofChild:)) }

  /// Returns the number of rows of each section of a child.
  ///
  /// - Complexity: O(sections of the child)
  package func rowCounts(ofChild child: Int) -> [Int] {
    Array(sections[sectionRange(ofChild: child)])
  }

  /// Returns the sections of a child among those of all.
  private func sectionRange(ofChild child: Int) -> Range<Int> {
    sectionStarts[child]..<sectionStarts[child + 1]
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
  package func size(ofChild child: Int) -> Int { starts[child + 1] - starts[child] }

  /// The number of sections, or of rows in the shared section, of all children.
  package var size: Int { starts[starts.count - 1] }

  /// The number of sections of the whole.
  package var sectionCount: Int { kind == .bySections ? size : 1 }

  /// The number of rows of each section of the whole.
  package var rowCounts: [Int] { kind == .bySections ? sections : [size] }

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
    kind == .bySections ? sections[section] : size
  }

  // MARK: - Outer to inner

  /// Returns the child that a row belongs to, and the row there; nil if there is no such row.
  ///
  /// - Parameter row: A row (outer); any numbers.
  package func origin(of row: RowPosition) -> Origin? {
    switch kind {
    case .bySections:
      guard let section = origin(ofSection: row.section), sections[row.section] > row.row,
        row.row >= 0
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
      return (0..<childCount).last { size(ofChild: $0) > 0 }.map {
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
  /// - Complexity: O(sections)
  package func origin(
    ofDropAt place: RowPosition, removing row: RowPosition, ofChild child: Int
  ) -> Origin? {
    var rowCounts = rowCounts(ofChild: child)
    rowCounts[row.section] -= 1
    let rest = settingRowCounts([child: rowCounts])
    if kind == .byRows, (rest.starts[child]...rest.starts[child + 1]).contains(place.row) {
      return nil
    }
    return rest.origin(ofDropAt: place).flatMap { $0.child == child ? nil : $0 }
  }

  #if DECORATOR_INTERNAL_CHECKS
  func _checkInvariants() {
    checkInvariant(sections.allSatisfy { $0 >= 0 }, "row counts \(sections)")
    let sizes = children.map { Self.size(of: $0, kind) }
    let differences = zip(starts, starts.dropFirst()).map { $1 - $0 }
    checkInvariant(starts.first == 0 && differences == sizes, "children begin at \(starts)")
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}

extension Composition: Equatable {
  package static func == (one: Composition, other: Composition) -> Bool {
    one.kind == other.kind && one.sections == other.sections
      && one.sectionStarts == other.sectionStarts
  }
}

extension [Int] {
  /// The sum of the numbers before each one, and that of all.
  fileprivate var runningSum: [Int] {
    reduce(into: [0]) { sums, number in sums.append(sums[sums.count - 1] + number) }
  }
}
