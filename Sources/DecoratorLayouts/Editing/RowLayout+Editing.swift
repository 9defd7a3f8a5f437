/// An edit of the rows of one section: removed and inserted content rows and additional rows.
struct RowLayoutEdit: Sendable {
  /// The change of the content rows. A row that moves is removed and added.
  var rows: RowMap
  /// The removed additional rows (old ordinals), ascending.
  var removedAdditional: [Int] = []
  /// The inserted additional rows (new ordinals, ascending) and their anchors (new).
  var insertedAnchors: [(ordinal: Int, anchor: Int)] = []
}

extension RowLayout {
  /// Returns the rows after an edit. This layout stays as it is.
  ///
  /// Traps if there would be more content rows than a section can have.
  ///
  /// Unmoved additional rows keep their order. Each is placed before the first unmoved content row
  /// at or after its anchor, or, if there is none, at `tailAnchor`. Inserted content rows are
  /// shown.
  ///
  /// - Parameters:
  ///   - edit: The edit of content and additional rows.
  ///   - tailAnchor: An anchor (new) after all unmoved content rows.
  /// - Complexity: O(*m* log *k*) for *m* operations and *k* additional rows, and O(*r*) for *r*
  ///   runs, or O(*k*) for irregular rows, a copy of which is made; O(*h* + *m*) for *h* hidden
  ///   rows.
  func applying(_ edit: RowLayoutEdit, tailAnchor: Int) -> RowLayout {
    let countAfter = edit.rows.countAfter
    Self.check(contentCount: countAfter)
    if hiddenCount > 0 {
      let hidden = edit.rows.newUnmovedRows(forOld: hiddenRows)
      // As many rows are cut off at the end as before.
      return RowLayout(
        contentCount: countAfter, hidden: hidden,
        showingAtMost: countAfter - hidden.count - cutOffCount)
    }
    var editing = AnchorEditing(edit)
    for stretch in AnchorShifts(edit.rows, tailAnchor: tailAnchor) {
      let end =
        stretch.anchors.upperBound > contentCount
        ? additionalCount : additionalCount(upToContent: stretch.anchors.upperBound - 1)
      editing.walk(to: end, in: stretch)
    }
    editing.insertRest()
    return RowLayout(contentCount: countAfter, editing, of: self)
  }

  /// Creates a section from parts of another one.
  private init(contentCount: Int, _ editing: borrowing AnchorEditing, of old: RowLayout) {
    if editing.isUnchanged(old.additionalCount) {
      self.init(
        contentCount: contentCount, additionalCount: old.additionalCount, storage: old.storage)
    } else if case .rows(let rows) = old.storage {
      self.init(contentCount: contentCount, additionalRows: editing.rows(of: rows))
    } else if case .runs(let runs) = old.storage {
      self.init(contentCount: contentCount, editing.runs(of: runs))
    } else {
      self.init(contentCount: contentCount, editing.runs(of: []))
    }
  }
}

/// One pass over the additional rows of a layout, from the top: which of them stay adjacent, and
/// which get new places.
private struct AnchorEditing {
  /// Neighbours after the edit.
  private enum Part {
    /// Additional rows (old ordinals) that keep their distances, shifted by a number of content
    /// rows.
    case kept(Range<Int>, shift: Int)
    /// A number of rows at one anchor (new).
    case placed(Int, anchor: Int)
  }

  private var parts: [Part] = []
  /// The number of additional rows so far.
  private var count = 0
  /// The next additional row (old).
  private var ordinal = 0
  private var removed: ArraySlice<Int>
  private var inserted: ArraySlice<(ordinal: Int, anchor: Int)>

  init(_ edit: borrowing RowLayoutEdit) {
    removed = edit.removedAdditional[...]
    inserted = edit.insertedAnchors[...]
    parts.reserveCapacity(4)  // Most changes need no more.
  }

  /// Advances to the additional row `end` (old), which is the first beyond `stretch`.
  mutating func walk(to end: Int, in stretch: AnchorShifts.Stretch) {
    while ordinal < end {
      if let first = inserted.first, first.ordinal == count {
        append(.placed(1, anchor: first.anchor), count: 1)
        inserted.removeFirst()
      } else if removed.first == ordinal {
        ordinal += 1
        removed.removeFirst()
      } else {
        var stop = min(end, removed.first ?? end)
        if let first = inserted.first { stop = min(stop, ordinal + first.ordinal - count) }
        let kept = ordinal..<stop
        append(
          stretch.isOnePlace
            ? .placed(kept.count, anchor: stretch.target)
            : .kept(kept, shift: stretch.target - stretch.anchors.lowerBound), count: kept.count)
        ordinal = stop
      }
    }
  }

  /// Inserts the rows after all unmoved ones.
  mutating func insertRest() {
    for row in inserted {
      assert(row.ordinal == count, "inserted ordinals ascend, and leave no gap")
      append(.placed(1, anchor: row.anchor), count: 1)
    }
  }

  private mutating func append(_ part: Part, count added: Int) {
    parts.append(part)
    count += added
  }

  /// Returns whether all additional rows, of which there were `countBefore`, keep their anchors.
  func isUnchanged(_ countBefore: Int) -> Bool {
    switch parts.first {
    case nil: countBefore == 0
    case .kept(let ordinals, let shift):
      parts.count == 1 && shift == 0 && ordinals == 0..<countBefore
    case .placed: false
    }
  }

  /// Returns the runs after the edit.
  func runs(of old: [AnchorRun]) -> AnchorRuns {
    var runs = AnchorRuns(reserving: old.count + parts.count)
    for part in parts {
      switch part {
      case .kept(let ordinals, let shift): runs.append(ordinals, of: old, shiftedBy: shift)
      case .placed(let count, let anchor):
        runs.append(firstAnchor: anchor, step: 0, count: count)
      }
    }
    return runs
  }

  /// Returns the outer rows of the additional rows after the edit.
  func rows(of old: [Int]) -> [Int] {
    [Int](unsafeUninitializedCapacity: count) { buffer, initialized in
      old.withUnsafeBufferPointer { old in
        for part in parts {
          switch part {
          case .kept(let ordinals, let shift):
            // A row has as many more additional rows above it as its ordinal has grown.
            let rise = initialized - ordinals.lowerBound
            for ordinal in ordinals { buffer[ordinal &+ rise] = old[ordinal] &+ shift &+ rise }
            initialized += ordinals.count
          case .placed(let count, let anchor):
            for _ in 0..<count {
              buffer[initialized] = anchor + initialized
              initialized += 1
            }
          }
        }
      }
    }
  }
}

/// The new places of anchors after removals and insertions of content rows: from the top, stretches
/// of anchors with equal shifts.
private struct AnchorShifts: Sequence, IteratorProtocol {
  struct Stretch {
    /// The anchors (before).
    var anchors: Range<Int>
    /// The place of the first of them (after).
    var target: Int
    /// Whether all move to that place, instead of keeping their distances: the content rows at
    /// these anchors were removed.
    var isOnePlace: Bool
  }

  private let rows: RowMap
  private let tailAnchor: Int
  /// The first anchor (before) that has no unmoved content row at or after it.
  private let tail: Int
  private var anchor = 0
  private var removedIndex = 0
  private var addedIndex = 0

  /// Begins at the first anchor.
  ///
  /// - Parameters:
  ///   - rows: The change of the content rows.
  ///   - tailAnchor: The place of anchors that have no unmoved content row at or after them.
  init(_ rows: RowMap, tailAnchor: Int) {
    self.rows = rows
    self.tailAnchor = tailAnchor
    var tail = rows.countBefore
    for row in rows.removed.reversed() {
      guard row == tail - 1 else { break }
      tail = row
    }
    self.tail = tail
  }

  mutating func next() -> Stretch? {
    guard anchor <= rows.countBefore else { return nil }
    let lower = anchor
    guard lower < tail else {
      anchor = rows.countBefore + 1
      return Stretch(anchors: lower..<anchor, target: tailAnchor, isOnePlace: true)
    }
    let unmovedCount = lower - removedIndex
    while addedIndex < rows.added.count, rows.added[addedIndex] - addedIndex <= unmovedCount {
      addedIndex += 1
    }
    let target = unmovedCount + addedIndex
    if removedIndex < rows.removed.count, rows.removed[removedIndex] == lower {
      while removedIndex < rows.removed.count, rows.removed[removedIndex] == anchor {
        removedIndex += 1
        anchor += 1
      }
      return Stretch(anchors: lower..<anchor, target: target, isOnePlace: true)
    }
    anchor = tail
    if removedIndex < rows.removed.count { anchor = Swift.min(anchor, rows.removed[removedIndex]) }
    if addedIndex < rows.added.count {
      anchor = Swift.min(anchor, rows.added[addedIndex] - addedIndex + removedIndex)
    }
    return Stretch(anchors: lower..<anchor, target: target, isOnePlace: false)
  }
}

extension RowMap {
  /// Returns the new places of those of some rows that are unmoved. Both ascend.
  ///
  /// - Complexity: O(*n* + *m* log *n*) for *n* rows and *m* changes.
  func newUnmovedRows(forOld rows: [Int]) -> [Int] {
    var targets: [Int] = []
    targets.reserveCapacity(rows.count)
    for stretch in stretches {
      let first = rows.firstIndex(atLeast: stretch.source)
      let staying = rows[first..<rows.firstIndex(atLeast: stretch.sources.upperBound)]
      let shift = stretch.target - stretch.source
      // Rows above all changes are copied as they are.
      if shift == 0 { targets += staying } else { targets += staying.lazy.map { $0 + shift } }
    }
    return targets
  }
}
