import DecoratorTableKit

/// Content rows in groups of one size, one of which gets a row more, and the rows above the groups
/// as they are made by hand: each row is compared with the one above, which takes two keys a row.
struct GroupedContent: Sendable {
  /// Returns the key of a content row.
  typealias Key = @Sendable (RowPosition) -> Int

  static let nameOfAsking = "two keys a row"

  /// The number of rows without the one that is inserted.
  let countBefore: Int
  /// The row that is inserted, in the middle: it has the key of the row that it stands above.
  var insertedRow: Int { countBefore / 2 }

  /// The keys without that row.
  let keysBefore: [Int]
  /// The keys with it.
  let keys: [Int]

  init(_ count: Int, inGroupsOf size: Int) {
    countBefore = count
    keysBefore = (0..<count).map { $0 / size }
    var keys = keysBefore
    keys.insert(keys[count / 2], at: count / 2)
    self.keys = keys
  }

  /// Returns the rows above the groups after the change, whose keys the app is asked for.
  func layout(asking key: Key) -> RowLayout {
    let anchors = keys.indices.filter { row in
      row == 0
        || key(RowPosition(section: 0, row: row - 1)) != key(RowPosition(section: 0, row: row))
    }
    return RowLayout(contentCount: keys.count, anchors: anchors)
  }
}
