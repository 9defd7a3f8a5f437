/// What becomes of the rows of one list, or of the sections of a table.
///
/// A row that stays is *unmoved*: unmoved rows keep their order and fill the places that added ones
/// leave. All others are removed, added, or both: moved within the list.
struct RowMap: Hashable, Sendable {
  /// A row that moves within the list.
  struct Move: Hashable, Sendable {
    /// The row before.
    var source: Int
    /// The row after.
    var target: Int
  }

  /// The number of rows before.
  let countBefore: Int
  /// The number of rows after.
  let countAfter: Int
  /// The rows that do not stay (before), ascending: deleted ones and sources of moves.
  var removed: [Int] = []
  /// The rows that were not there (after), ascending: inserted ones and targets of moves.
  var added: [Int] = []
  /// The moves within the list, ascending by source.
  var moves: [Move] = []

  init(countBefore: Int, countAfter: Int) {
    self.countBefore = countBefore
    self.countAfter = countAfter
  }

  /// Where a row that stays unmoved is after; nil for any other.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func unmovedRow(after row: Int) -> Int? {
    let index = removed.firstIndex(atLeast: row)
    if index < removed.count, removed[index] == row { return nil }
    return added.position(ofFree: row - index)
  }

  /// Where a row that stayed unmoved was before; nil for any other.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func unmovedRow(before row: Int) -> Int? {
    let index = added.firstIndex(atLeast: row)
    if index < added.count, added[index] == row { return nil }
    return removed.position(ofFree: row - index)
  }

  /// Where a row is after, moved or not; nil if it has left the list.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func row(after row: Int) -> Int? {
    if let target = unmovedRow(after: row) { return target }
    let index = moves.firstIndexInOrder { $0.source >= row }
    return index < moves.count && moves[index].source == row ? moves[index].target : nil
  }

  /// Where a row was before, moved or not; nil if it was not in the list.
  ///
  /// - Parameters:
  ///   - row: The row after.
  ///   - sources: The map's own ``sourcesByTarget``, which serves many questions.
  /// - Complexity: O(log *m*) for *m* changes.
  func row(before row: Int, _ sources: [Int: Int]) -> Int? {
    unmovedRow(before: row) ?? sources[row]
  }

  /// Where moved rows were before, by where they are after.
  ///
  /// - Complexity: O(*m*) for *m* moves.
  var sourcesByTarget: [Int: Int] {
    moves.isEmpty
      ? [:]
      : Dictionary(moves.map { ($0.target, $0.source) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of unmoved rows before an anchor (before), in `0...countBefore`.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func unmovedCount(beforeOld anchor: Int) -> Int { anchor - removed.firstIndex(atLeast: anchor) }

  /// The number of unmoved rows before an anchor (after), in `0...countAfter`.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func unmovedCount(beforeNew anchor: Int) -> Int { anchor - added.firstIndex(atLeast: anchor) }
}

extension [Int] {
  /// The index of the first element that is not less than `value`, in an array in ascending order.
  ///
  /// - Complexity: O(log *n*)
  func firstIndex(atLeast value: Int) -> Int {
    firstIndexInOrder { $0 >= value }
  }

  /// Of the numbers that are not in this array, which is in strictly ascending order, the one with this
  /// index.
  ///
  /// - Complexity: O(log *n*)
  func position(ofFree index: Int) -> Int {
    // self[i] - i free numbers come before element i.
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      if self[middle] - middle <= index { low = middle + 1 } else { high = middle }
    }
    return index + low
  }
}
