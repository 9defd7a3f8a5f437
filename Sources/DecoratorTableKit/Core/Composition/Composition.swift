/// Several lists of sections and rows, the children, one below the other in one list.
///
/// To a child the composition is one more layer around it: its rows stand together, so far down,
/// and everything else is somebody else's. *Inner* positions are those of a child, *outer* ones
/// those of the whole.
///
/// ```swift
/// let composition = Composition(.bySections, of: [[2], [3, 1]])
/// composition.origin(of: RowPosition(section: 2, row: 0))              // child 1, [1, 0]
/// composition.position(of: RowPosition(section: 0, row: 2), inChild: 1)    // [1, 2]
/// ```
struct Composition: Hashable, Sendable {
  /// The way in which children stand below each other.
  enum Kind: Hashable, Sendable {
    /// Each child has its own sections.
    case bySections
    /// All children have rows in one section: each those of its first section.
    case byRows
  }

  let kind: Kind
  /// The number of rows of each section of each child.
  private(set) var children: [[Int]]
  /// The number of sections of each child, or of rows where they share one.
  private(set) var sizes: RunningTotals

  /// Creates a composition.
  ///
  /// - Parameters:
  ///   - kind: The way in which the children stand below each other.
  ///   - children: The number of rows of each section of each child, 0 or more.
  /// - Complexity: O(children)
  init(_ kind: Kind, of children: [[Int]]) {
    self.kind = kind
    self.children = children
    sizes = RunningTotals(children.map { Self.size(of: $0, kind) })
    _checkInvariants()
  }

  /// Returns the number of sections, or of rows in the shared section, that a child takes up.
  static func size(of rowCounts: [Int], _ kind: Kind) -> Int {
    switch kind {
    case .bySections: rowCounts.count
    case .byRows: rowCounts.first ?? 0
    }
  }

  /// Returns the number of sections, or of rows in the shared section, that a child takes up.
  func size(ofChild child: Int) -> Int { Self.size(of: children[child], kind) }

  /// Gives a child other rows. Those of the other children stay.
  ///
  /// - Complexity: O(log *n*) for *n* children.
  mutating func setRowCounts(_ rowCounts: [Int], ofChild child: Int) {
    let difference = Self.size(of: rowCounts, kind) - size(ofChild: child)
    children[child] = rowCounts
    if difference != 0 { sizes.add(difference, to: child) }
    _checkInvariants()
  }

  #if DECORATOR_INTERNAL_CHECKS
  func _checkInvariants() {
    checkInvariant(children.joined().allSatisfy { $0 >= 0 }, "row counts \(children)")
    var start = 0
    for child in children.indices {
      let total = sizes.total(before: child)
      checkInvariant(total == start, "child \(child) begins at \(total), not at \(start)")
      start += size(ofChild: child)
    }
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}
