/// A question about two neighbouring content rows: whether an additional row belongs between them.
///
/// It is known as an object, so that its answers can be remembered.
final class NeighbourQuestion: Sendable {
  /// Makes the closure that is asked in one walk, from the top. It may remember what it was asked
  /// last.
  let makeAsk: @Sendable () -> (_ above: RowPosition, _ below: RowPosition) -> Bool

  /// Creates the question whether a predicate holds for the two.
  init(_ isBoundary: @escaping @Sendable (_ above: RowPosition, _ below: RowPosition) -> Bool) {
    makeAsk = { isBoundary }
  }

  /// Creates the question whether the two have different keys. In a walk from the top each key is
  /// asked for once.
  init<Key: Equatable & Sendable>(by key: @escaping @Sendable (RowPosition) -> Key) {
    makeAsk = {
      var last: (row: RowPosition, key: Key)?
      return { above, below in
        let keyAbove = if let last, last.row == above { last.key } else { key(above) }
        let keyBelow = key(below)
        last = (below, keyBelow)
        return keyAbove != keyBelow
      }
    }
  }
}
