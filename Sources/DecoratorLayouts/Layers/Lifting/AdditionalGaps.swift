/// The additional rows of one list before and after, and the gaps between its unmoved content rows,
/// each identified by the number of these above it.
struct AdditionalGaps {
  /// The list (before).
  let list: Int
  /// The list after; nil if it did not survive.
  let listAfter: Int?
  /// The outcome of its content; nil if it did not survive.
  let rows: RowMap?
  /// The additional rows of the list (before).
  let ordinals: Range<Int>
  /// The additional rows of the list (after).
  let ordinalsAfter: Range<Int>
  private let layout: RowLayout
  private let layoutAfter: RowLayout

  init(list: Int, in comparison: AdditionalComparison) {
    self.list = list
    listAfter = comparison.content.list(after: list)
    rows = comparison.content.rows(ofList: list)
    ordinals = comparison.old.ordinals(ofList: list)
    layout = comparison.old.layouts[list]
    ordinalsAfter = listAfter.map { comparison.new.ordinals(ofList: $0) } ?? 0..<0
    layoutAfter = listAfter.map { comparison.new.layouts[$0] } ?? layout
  }

  /// Whether the list is unchanged, including the ordinals of its rows.
  var isUnchanged: Bool {
    rows?.isUnchanged == true && ordinals == ordinalsAfter && layout == layoutAfter
  }

  /// Returns the gap of a row of the list (before); nil if the list did not survive.
  func gap(of ordinal: Int) -> Int? {
    rows?.keptCount(
      aboveOldAnchor: layout.anchor(ofAdditional: ordinal - ordinals.lowerBound))
  }

  /// Returns the gap of a row (after); nil if it is not in the list.
  func gap(ofNew ordinal: Int) -> Int? {
    guard let rows, ordinalsAfter.contains(ordinal) else { return nil }
    return rows.keptCount(
      aboveNewAnchor: layoutAfter.anchor(ofAdditional: ordinal - ordinalsAfter.lowerBound))
  }

  /// Returns all rows (before) of the gap of one of them.
  func ordinals(withGap gap: Int, around ordinal: Int) -> Range<Int> {
    var (first, end) = (ordinal, ordinal + 1)
    while first > ordinals.lowerBound, self.gap(of: first - 1) == gap { first -= 1 }
    while end < ordinals.upperBound, self.gap(of: end) == gap { end += 1 }
    return first..<end
  }

  /// Returns the number of rows from one on that are known to be unmoved with equal ordinals; 0 if
  /// content passes this one.
  func unmovedCount(from ordinal: Int, upTo end: Int) -> Int {
    guard let rows else { return 0 }
    let run = layout.run(of: ordinal - ordinals.lowerBound)
    let runAfter = layoutAfter.run(of: ordinal - ordinalsAfter.lowerBound)
    let anchor = run.anchor(ofAdditional: ordinal - ordinals.lowerBound)
    let anchorAfter = runAfter.anchor(ofAdditional: ordinal - ordinalsAfter.lowerBound)
    let removed = rows.removed.firstIndex(atLeast: anchor)
    let added = rows.added.firstIndex(atLeast: anchorAfter)
    guard anchor - removed == anchorAfter - added else { return 0 }
    guard run.step == runAfter.step else { return 1 }
    // Both are equal down to the next content row that is removed or inserted.
    var last = min(
      end, ordinals.lowerBound + run.ordinals.upperBound,
      ordinalsAfter.lowerBound + runAfter.ordinals.upperBound)
    if removed < rows.removed.count {
      last = min(last, ordinals.lowerBound + run.count(upToContent: rows.removed[removed]))
    }
    if added < rows.added.count {
      last = min(last, ordinalsAfter.lowerBound + runAfter.count(upToContent: rows.added[added]))
    }
    return last - ordinal
  }

  /// Adds the rows before unmoved content rows that are removed, since there are fewer after, and
  /// those that are inserted, until there are too many of both.
  func addDifferences(to change: inout AdditionalChange, _ moveLimit: Int) {
    guard let rows else { return }
    let (removedBefore, insertedBefore) = (change.removed.count, change.inserted.count)
    // The place after the last content row is the same place.
    let end = RowMap.Stretch(source: rows.countBefore, target: rows.countAfter, count: 1)
    for stretch in rows.stretches + [end] {
      var left = layout.ordinals(before: stretch.source, count: stretch.count)
      var leftAfter = layoutAfter.ordinals(before: stretch.target, count: stretch.count)
      // From the bottom: of several rows at one place, those next to the content row are matched.
      while !left.isEmpty || !leftAfter.isEmpty {
        let going = change.removed.count - removedBefore
        let coming = change.inserted.count - insertedBefore
        if min(going, coming) > moveLimit { return }
        let place = left.last.map { layout.anchor(ofAdditional: $0) - stretch.source } ?? -1
        let placeAfter =
          leftAfter.last.map { layoutAfter.anchor(ofAdditional: $0) - stretch.target } ?? -1
        if place > placeAfter {
          change.removed.append(ordinals.lowerBound + left.removeLast())
        } else if place < placeAfter {
          change.inserted.append(ordinalsAfter.lowerBound + leftAfter.removeLast())
        } else {
          let same = commonCount(left.upperBound - 1, leftAfter.upperBound - 1)
          left = left.dropLast(same)
          leftAfter = leftAfter.dropLast(same)
        }
      }
    }
  }

  /// Returns the number of rows upwards from two at one place that are known to be at the same
  /// places.
  private func commonCount(_ ordinal: Int, _ ordinalAfter: Int) -> Int {
    let (run, runAfter) = (layout.run(of: ordinal), layoutAfter.run(of: ordinalAfter))
    guard run.step == runAfter.step else { return 1 }
    return min(ordinal - run.firstOrdinal, ordinalAfter - runAfter.firstOrdinal) + 1
  }
}

extension RowLayout {
  /// Returns the additional rows before some neighbouring content rows.
  func ordinals(before row: Int, count: Int) -> Range<Int> {
    additionalCount(before: row)..<additionalCount(before: row + count)
  }
}
