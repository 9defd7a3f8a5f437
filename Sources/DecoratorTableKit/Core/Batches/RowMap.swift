/// The fate of the rows of one list: the content rows of a section, the sections of a table, or the
/// additional rows of a layer, by ordinal.
///
/// A row that stays is *unmoved*: unmoved rows keep their order and fill the places that added ones
/// leave. All others are removed, added, or both: moved within the list.
struct RowMap: Hashable, Sendable {
  /// A row that moves within the list.
  typealias Move = BatchUpdate.Move<Int>

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

  /// Creates the map of a list of `count` rows that does not change.
  init(unchanged count: Int) {
    self.init(countBefore: count, countAfter: count)
  }

  /// Whether all rows stay and none comes.
  var isUnchanged: Bool { removed.isEmpty && added.isEmpty }

  /// Returns the place after of a row that stays unmoved; nil for any other.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func newUnmovedRow(forOld row: Int) -> Int? {
    let index = removed.firstIndex(atLeast: row)
    if index < removed.count, removed[index] == row { return nil }
    return added.position(ofFree: row - index)
  }

  /// Returns the place before of a row that stayed unmoved; nil for any other.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func oldUnmovedRow(forNew row: Int) -> Int? {
    let index = added.firstIndex(atLeast: row)
    if index < added.count, added[index] == row { return nil }
    return removed.position(ofFree: row - index)
  }

  /// Returns the place after of a row, moved or not; nil if it has left the list.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func newRow(forOld row: Int) -> Int? { newUnmovedRow(forOld: row) ?? moves.target(ofSource: row) }

  /// Returns the place before of a row, moved or not; nil if it was not in the list.
  ///
  /// - Parameters:
  ///   - row: The row after.
  ///   - sources: The map's own ``sourcesByTarget``, which serves many questions.
  /// - Complexity: O(log *m*) for *m* changes.
  func oldRow(forNew row: Int, _ sources: [Int: Int]) -> Int? {
    oldUnmovedRow(forNew: row) ?? sources[row]
  }

  /// The places of moved rows before, by their places after.
  ///
  /// - Complexity: O(*m*) for *m* moves.
  var sourcesByTarget: [Int: Int] {
    moves.isEmpty
      ? [:]
      : Dictionary(moves.map { ($0.target, $0.source) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the number of unmoved rows before an anchor (before), in `0...countBefore`.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func keptCount(aboveOldAnchor anchor: Int) -> Int { anchor - removed.firstIndex(atLeast: anchor) }

  /// Returns the number of unmoved rows before an anchor (after), in `0...countAfter`.
  ///
  /// - Complexity: O(log *m*) for *m* changes.
  func keptCount(aboveNewAnchor anchor: Int) -> Int { anchor - added.firstIndex(atLeast: anchor) }
}
