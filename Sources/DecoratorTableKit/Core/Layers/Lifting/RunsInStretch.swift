/// The additional rows inside a stretch of content rows that stay side by side: all of them but
/// those before its first row. A row of one layout is that of the other at the same content row.
struct RunsInStretch {
  private let old: RowLayout
  private let new: RowLayout
  /// The ordinals from which the rows of the list are counted.
  private let oldBase: Int
  private let newBase: Int
  /// The distance that the content rows have moved down.
  private let shift: Int
  /// The rows that are left to be looked at, by their ordinals in the list, before and after.
  private var left: Range<Int>
  private var leftAfter: Range<Int>

  init(
    _ stretch: RowMap.Stretch, of list: Int, and listAfter: Int, in comparison: AdditionalComparison
  ) {
    old = comparison.old.layouts[list]
    new = comparison.new.layouts[listAfter]
    oldBase = comparison.old.ordinals(ofList: list).lowerBound
    newBase = comparison.new.ordinals(ofList: listAfter).lowerBound
    shift = stretch.target - stretch.source
    left = old.ordinals(between: stretch.source, and: stretch.source + stretch.count)
    leftAfter = new.ordinals(between: stretch.target, and: stretch.target + stretch.count)
  }

  /// Adds the rows that go since the other layout has none at their content row, and those that
  /// come.
  mutating func addDifferences(to change: inout AdditionalChange) {
    while !left.isEmpty, !leftAfter.isEmpty {
      let (piece, pieceAfter) = (old.run(in: left), new.run(in: leftAfter))
      let distance = pieceAfter.firstAnchor - piece.firstAnchor - shift
      if distance == 0 {
        standTogether(piece, pieceAfter, &change)
      } else if piece.count > 1, pieceAfter.count > 1, piece.step == pieceAfter.step,
        piece.step > 0, distance % piece.step != 0
      {
        // None of both runs meets a row of the other.
        let end = min(piece.lastAnchor + shift, pieceAfter.lastAnchor)
        remove(old.additionalCount(upToContent: end - shift) - left.lowerBound, &change)
        insert(new.additionalCount(upToContent: end) - leftAfter.lowerBound, &change)
      } else if distance > 0 {
        let count = old.additionalCount(before: pieceAfter.firstAnchor - shift) - left.lowerBound
        remove(min(count, piece.count), &change)
      } else {
        let count = new.additionalCount(before: piece.firstAnchor + shift) - leftAfter.lowerBound
        insert(min(count, pieceAfter.count), &change)
      }
    }
    remove(left.count, &change)
    insert(leftAfter.count, &change)
  }

  /// Passes rows at the same content row, and as many of the same step as follow on both sides. Of
  /// several at one place, those next to the content row are the same.
  private mutating func standTogether(
    _ piece: AnchorRun, _ pieceAfter: AnchorRun, _ change: inout AdditionalChange
  ) {
    let count = old.additionalCount(upToContent: piece.firstAnchor) - left.lowerBound
    let countAfter = new.additionalCount(upToContent: pieceAfter.firstAnchor) - leftAfter.lowerBound
    var same = min(count, countAfter)
    remove(count - same, &change)
    insert(countAfter - same, &change)
    if count == 1, countAfter == 1, piece.step == pieceAfter.step, piece.step > 0 {
      // Others may stand where a run ends.
      same = max(min(piece.count, pieceAfter.count) - 1, 1)
    }
    left.removeFirst(same)
    leftAfter.removeFirst(same)
  }

  private mutating func remove(_ count: Int, _ change: inout AdditionalChange) {
    let first = oldBase + left.lowerBound
    change.remove(first..<first + count)
    left.removeFirst(count)
  }

  private mutating func insert(_ count: Int, _ change: inout AdditionalChange) {
    let first = newBase + leftAfter.lowerBound
    change.insert(first..<first + count)
    leftAfter.removeFirst(count)
  }
}

extension RowLayout {
  /// Returns the additional rows before content rows between two others.
  fileprivate func ordinals(between row: Int, and end: Int) -> Range<Int> {
    let first = additionalCount(upToContent: row)
    return first..<max(first, additionalCount(before: end))
  }

  /// Returns the run that begins with the first of some additional rows, and no others.
  fileprivate func run(in ordinals: Range<Int>) -> AnchorRun {
    let run = run(from: ordinals.lowerBound)
    return AnchorRun(
      firstOrdinal: run.firstOrdinal, firstAnchor: run.firstAnchor, step: run.step,
      count: min(run.count, ordinals.count))
  }
}

extension AnchorRun {
  fileprivate var lastAnchor: Int { anchor(ofAdditional: ordinals.upperBound - 1) }
}
