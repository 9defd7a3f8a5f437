/// A row on screen that a tracker observes.
struct WatchedRow {
  let place: RowOnScreen
  /// The number of the row as long as it shows the same.
  let number: Int
  let subject: WatchedSubject
}

/// The identity and the model of a tracked row.
struct WatchedSubject {
  /// The identity of what the row shows; nil where only the row itself has one.
  let identity: AnyHashable?
  /// Whether it plays.
  var isPlaying = false
  /// The argument of the handlers: a model, or the index path of content.
  let shown: Any
}

/// The rows on screen at one update that one tracker observes.
@MainActor
struct WatchedRows {
  /// The rows, from the top.
  private(set) var rows: [WatchedRow] = []
  /// What is visible of each.
  private(set) var visible: [VisibleRow<Int>] = []
  /// The index of each among all rows on screen, ascending.
  private var places: [Int] = []

  /// Inserts a row on screen at an index; nil for one that is not tracked.
  mutating func insert(_ row: WatchedRow?, at index: Int) {
    let next = firstTracked(from: index)
    for later in next..<places.count { places[later] += 1 }
    guard let row else { return }
    places.insert(index, at: next)
    rows.insert(row, at: next)
    visible.insert(VisibleRow(id: row.number, isPlaying: row.subject.isPlaying), at: next)
  }

  /// Removes rows on screen.
  ///
  /// - Parameter indices: Their indices, ascending.
  /// - Returns: The tracked ones.
  mutating func remove(at indices: [Int]) -> [WatchedRow] {
    var gone: [WatchedRow] = []
    for index in indices.reversed() {
      let next = firstTracked(from: index)
      if next < places.count, places[next] == index {
        places.remove(at: next)
        visible.remove(at: next)
        gone.append(rows.remove(at: next))
      }
      for later in next..<places.count { places[later] -= 1 }
    }
    return gone
  }

  /// Returns the number of the tracked rows above an index on screen.
  private func firstTracked(from index: Int) -> Int {
    // By index: each call of a closure of the main actor checks its actor.
    for place in places.indices where places[place] >= index { return place }
    return places.count
  }

  /// Returns the row with a number; nil if there is none.
  func row(withNumber number: Int) -> WatchedRow? {
    for index in visible.indices where visible[index].id == number { return rows[index] }
    return nil
  }

  /// Notes what is visible of each row on screen.
  mutating func setVisibleParts(_ parts: [VisiblePart]) {
    for index in places.indices { visible[index].part = parts[places[index]] }
  }
}
