/// The places of rows in a list, which are taken one by one.
@usableFromInline
struct PlacesByRow<Row: Hashable> {
  /// The different rows.
  @usableFromInline var rows = NumberedIdentities<Row>()
  /// For each different row, the first place that is not taken; -1 if all are.
  @usableFromInline var first: [Int] = []
  /// For each place, the next one with an equal row; -1 if there is none.
  @usableFromInline var next: [Int]

  /// Creates the places of a list, counted from 0.
  @inlinable
  init(_ list: ArraySlice<Row>) {
    next = Array(repeating: -1, count: list.count)
    rows.numbers.reserveCapacity(list.count)
    first.reserveCapacity(list.count)
    for (place, row) in zip(next.indices, list).reversed() {
      let (number, isNew) = rows.insert(row)
      if isNew {
        first.append(place)
      } else {
        next[place] = first[number]
        first[number] = place
      }
    }
  }

  /// Takes the first place of a row; nil if all are taken.
  @inlinable
  mutating func takeFirst(_ row: Row) -> Int? {
    guard let number = rows.number(of: row), first[number] >= 0 else { return nil }
    let place = first[number]
    first[number] = next[place]
    return place
  }
}
