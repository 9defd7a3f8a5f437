/// Walks along the additional rows of one list that keep their ordinals, by stretches in which the
/// distance between old and new place is known for all rows at once.
struct AdditionalStretches {
  private let old: RowLayout
  private let new: RowLayout
  /// The ordinals from which the rows of the list are counted.
  private let oldBase: Int
  private let newBase: Int
  private let rows: RowMap
  /// The removed and added content rows that are above the stretch.
  private var removedAbove = 0
  private var addedAbove = 0

  init(
    old: AdditionalLists, new: AdditionalLists, list: Int, listAfter: Int, rows: RowMap
  ) {
    self.init(
      old: old.layouts[list], oldBase: old.ordinals(ofList: list).lowerBound,
      new: new.layouts[listAfter], newBase: new.ordinals(ofList: listAfter).lowerBound, rows: rows)
  }

  /// Walks along rows that keep their ordinals within a list.
  init(old: RowLayout, new: RowLayout, rows: RowMap) {
    self.init(old: old, oldBase: 0, new: new, newBase: 0, rows: rows)
  }

  private init(old: RowLayout, oldBase: Int, new: RowLayout, newBase: Int, rows: RowMap) {
    self.old = old
    self.new = new
    self.oldBase = oldBase
    self.newBase = newBase
    self.rows = rows
  }

  /// Adds the moves of rows of the list, which are all in it before and after.
  mutating func addMoves(of ordinals: Range<Int>, to change: inout AdditionalChange) {
    let border = change.moved.count
    var next = ordinals.lowerBound
    while next < ordinals.upperBound {
      let stretch = stretch(from: next, upTo: ordinals.upperBound)
      if stretch.passes {
        let standing = stretch.standing ?? stretch.end
        change.move(next..<standing, joiningFrom: border)
        change.move(min(standing + 1, stretch.end)..<stretch.end, joiningFrom: border)
      }
      next = stretch.end
    }
  }

  /// Returns the longest stretch of rows from `ordinal` on that is known to be alike.
  ///
  /// - Returns: The end of the stretch, whether content passes its rows, and the single row that
  ///   content does not pass then.
  mutating func stretch(
    from ordinal: Int, upTo limit: Int
  ) -> (end: Int, passes: Bool, standing: Int?) {
    let oldPiece = old.run(from: ordinal - oldBase)
    let newPiece = new.run(from: ordinal - newBase)
    passRows(upTo: oldPiece.firstAnchor, newPiece.firstAnchor)
    // The unmoved content rows above, after and before.
    let passed = newPiece.firstAnchor - addedAbove - (oldPiece.firstAnchor - removedAbove)
    let slope = newPiece.step - oldPiece.step
    let known = min(oldPiece.count, newPiece.count, limit - ordinal)
    guard known > 1 else { return (ordinal + 1, passed != 0, nil) }
    let end = min(ordinal + known, nextCut)
    guard slope != 0, end - ordinal > 1 else { return (end, passed != 0, nil) }
    // If the steps differ, at most one row is where it was.
    let (index, rest) = (-passed).quotientAndRemainder(dividingBy: slope)
    let isInStretch = rest == 0 && index >= 0 && ordinal + index < end
    return (end, true, isInStretch ? ordinal + index : nil)
  }

  private mutating func passRows(upTo oldAnchor: Int, _ newAnchor: Int) {
    while removedAbove < rows.removed.count, rows.removed[removedAbove] < oldAnchor {
      removedAbove += 1
    }
    while addedAbove < rows.added.count, rows.added[addedAbove] < newAnchor { addedAbove += 1 }
  }

  /// The first additional row below the next removed or added content row.
  private var nextCut: Int {
    var cut = Int.max
    if removedAbove < rows.removed.count {
      let removed = rows.removed[removedAbove]
      cut = oldBase + old.additionalCount(upToContent: removed)
    }
    if addedAbove < rows.added.count {
      cut = min(cut, newBase + new.additionalCount(upToContent: rows.added[addedAbove]))
    }
    return cut
  }
}

extension AdditionalChange {
  /// Adds moves of rows that keep their ordinals, to the last entry if that is their neighbour and
  /// not among the first `border`, which are of other lists.
  fileprivate mutating func move(_ ordinals: Range<Int>, joiningFrom border: Int) {
    guard !ordinals.isEmpty else { return }
    if moved.count > border, moved[moved.count - 1].sources.upperBound == ordinals.lowerBound {
      moved[moved.count - 1].count += ordinals.count
    } else {
      moved.append(
        Move(source: ordinals.lowerBound, target: ordinals.lowerBound, count: ordinals.count))
    }
  }
}
