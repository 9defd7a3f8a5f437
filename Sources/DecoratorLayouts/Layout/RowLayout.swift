/// The rows of one section of one layer: its additional rows among the content rows.
///
/// Seen from outside, the section has ``count`` rows; each is either one of the ``contentCount``
/// content rows of the source inside, in their order, or one of the ``additionalCount`` rows that
/// the layer adds. The *anchor* of an additional row is the content row directly below it; an
/// anchor equal to `contentCount` is the place after the last one. Additional row *j* with anchor
/// *a* is outer row *a* + *j*.
///
/// A section may hide some of its content rows in place of adding others. These have no outer row;
/// every other content row has one.
///
/// ```swift
/// let layout = RowLayout(contentCount: 5, anchors: [2, 5])
/// layout.count               // 7
/// layout.origin(ofRow: 2)    // .additional(0)
/// layout.origin(ofRow: 3)    // .content(2)
/// layout.row(ofContent: 4)   // 5
/// ```
///
/// Anchors at equal distances need no memory per row, and each look-up is a division. The same
/// holds for a few such runs, for example of a regular rule and one row at the end. Anchors at
/// irregular places are one sorted array, with 8 bytes per additional row and none per content row,
/// and each look-up is a bisection.
@frozen
public struct RowLayout: Sendable {
  /// The form in which the anchors are stored. Equal anchors are stored in the same form: as runs
  /// while these are few, see ``AnchorRuns/areFew(_:for:)``.
  @frozen
  @usableFromInline
  enum Storage: Sendable {
    /// Additional rows at few distances.
    case runs([AnchorRun])
    /// The outer row of each additional row, ascending.
    case rows([Int])
    /// No additional rows; the hidden content rows, ascending, without those that a limit cuts off.
    case hiding([Int])
  }

  /// The number of content rows: rows of the source inside.
  public let contentCount: Int
  /// The number of rows that the layer adds.
  public let additionalCount: Int
  @usableFromInline let storage: Storage

  /// The number of rows seen from outside: content rows that are not hidden, and additional rows.
  public let count: Int

  /// The most content rows that a section can have.
  package static var maximumContentCount: Int { Int.max / 4 }

  /// Traps for an invalid number of content rows.
  static func check(contentCount count: Int) {
    if !(0...maximumContentCount).contains(count) {
      misuse("\(count) content rows: a section has between 0 and \(maximumContentCount)")
    }
  }

  /// Creates a layout with its anchors, or hidden rows, in `storage`.
  init(contentCount: Int, additionalCount: Int, hiddenCount: Int = 0, storage: Storage) {
    self.contentCount = contentCount
    self.additionalCount = additionalCount
    count = contentCount + additionalCount - hiddenCount
    self.storage = storage
    _checkInvariants()
  }

  /// Creates a section with additional rows that were collected from the top, all within
  /// `0...contentCount`.
  init(contentCount: Int, _ anchors: AnchorRuns) {
    let areFew = AnchorRuns.areFew(anchors.runs.count, for: anchors.count)
    self.init(
      contentCount: contentCount, additionalCount: anchors.count,
      storage: areFew ? .runs(anchors.runs) : .rows(anchors.rows))
  }

  /// Creates a section with additional rows at these outer rows, which ascend, with anchors within
  /// `0...contentCount`.
  init(contentCount: Int, additionalRows rows: [Int]) {
    self.init(
      contentCount: contentCount, additionalCount: rows.count,
      storage: AnchorRuns(ofRows: rows).map { .runs($0.runs) } ?? .rows(rows))
  }
}

extension RowLayout {
  /// Creates a section without additional rows.
  ///
  /// - Parameter contentCount: The number of content rows; traps if it is negative.
  package init(contentCount: Int) {
    self.init(contentCount: contentCount, anchors: EmptyCollection())
  }

  /// Creates a section with an additional row directly before each of the given content rows.
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows; traps if it is negative.
  ///   - anchors: Content rows (inner) in ascending order, each in `0...contentCount`; traps if
  ///     they are not. A content row that occurs twice has two additional rows before it.
  /// - Complexity: O(*k*) for *k* anchors.
  public init(contentCount: Int, anchors: some Sequence<Int>) {
    Self.check(contentCount: contentCount)
    // An array has contiguous storage, while a generic sequence costs a call per element.
    var rows = Array(anchors)
    var previous = 0
    for ordinal in rows.indices {
      let anchor = rows[ordinal]
      guard previous <= anchor, anchor <= contentCount else {
        Self.refuse(anchor, after: previous, ordinal: ordinal, contentCount: contentCount)
      }
      previous = anchor
      rows[ordinal] = anchor + ordinal
    }
    self.init(contentCount: contentCount, additionalRows: rows)
  }

  @inline(never)
  private static func refuse(
    _ anchor: Int, after previous: Int, ordinal: Int, contentCount: Int
  ) -> Never {
    guard (0...contentCount).contains(anchor) else {
      misuse(
        """
        anchor \(anchor) of additional row \(ordinal): an anchor is a content row in \
        0...\(contentCount) (\(contentCount) stands for the place after the last)
        """)
    }
    misuse(
      """
      anchor \(anchor) of additional row \(ordinal) comes after anchor \(previous): give the \
      anchors in ascending order
      """)
  }
}

extension RowLayout: Hashable {
  /// Returns whether all rows of two layouts are the same, regardless of their edits.
  ///
  /// - Complexity: O(1) for regular layouts and copies of one layout, at most O(*k*) for *k*
  ///   irregular additional rows, and O(*h*) for *h* hidden rows.
  public static func == (lhs: RowLayout, rhs: RowLayout) -> Bool {
    guard lhs.contentCount == rhs.contentCount, lhs.additionalCount == rhs.additionalCount,
      lhs.count == rhs.count
    else { return false }
    switch (lhs.storage, rhs.storage) {
    case (.runs(let left), .runs(let right)): return left == right
    case (.rows(let left), .rows(let right)): return left == right
    default: return lhs.hiddenCount > 0 && lhs.showsSameRows(as: rhs)
    }
  }

  /// Hashes the values that ``==(_:_:)`` compares.
  ///
  /// - Complexity: As ``==(_:_:)`` for different layouts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentCount)
    hasher.combine(count)
    switch storage {
    case .runs(let runs): hasher.combine(runs)
    case .rows(let rows): hasher.combine(rows)
    case .hiding: break
    }
  }
}

extension RowLayout {
  #if DECORATOR_INTERNAL_CHECKS
  /// Stops the program unless the anchors are in order, within the content, and in the right form
  /// of storage.
  func _checkInvariants() {
    let anchors: [Int]
    switch storage {
    case .runs(let runs):
      guard additionalCount <= 10_000 else { return }  // They may be endless.
      var collected = AnchorRuns()
      for run in runs {
        checkInvariant(run.firstOrdinal == collected.count, "\(run) does not follow \(collected)")
        collected.append(firstAnchor: run.firstAnchor, step: run.step, count: run.count)
      }
      checkInvariant(collected.runs == runs, "\(runs) are not the fewest runs")
      anchors = collected.anchors
    case .rows(let rows):
      checkInvariant(AnchorRuns(ofRows: rows) == nil, "\(rows) are few runs")
      anchors = zip(0..., rows).map { $1 - $0 }
    case .hiding(let rows):
      anchors = []
      checkInvariant(rows, areInOrderBelow: contentCount)
      checkInvariant(
        count < contentCount && count <= contentCount - rows.count,
        "\(count) rows are shown of \(contentCount), of which \(rows.count) are hidden")
    }
    checkInvariant(anchors.count == additionalCount, "\(additionalCount) rows at \(anchors)")
    checkInvariant(
      zip([0] + anchors, anchors + [contentCount]).allSatisfy { $0 <= $1 },
      "\(anchors) are not in order, or not in 0...\(contentCount)")
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}

extension RowLayout: CustomStringConvertible {
  /// The counts and the anchors, the first few of them if there are many.
  public var description: String {
    if hiddenCount > 0 { return "\(contentCount) content rows, \(hiddenCount) of them hidden" }
    let shown = min(additionalCount, 12)
    var anchors = (0..<shown).map { String(anchor(ofAdditional: $0)) }
    if shown < additionalCount { anchors.append("…") }
    return """
      \(contentCount) content rows and \(additionalCount) additional, \
      before content rows [\(anchors.joined(separator: ", "))]
      """
  }
}
