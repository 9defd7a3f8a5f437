/// The rows on screen at one update, with what one tracker knows of each.
@MainActor
struct WatchedRows {
  /// A row on screen, with what the tracker knows of it.
  typealias Known = (place: RowOnScreen, row: WatchedRow)

  /// The rows on screen, from the top.
  private(set) var onScreen: [RowOnScreen] = []
  /// What is known of each of them; nil for a row that is not tracked.
  private(set) var rows: [WatchedRow?] = []
  /// The visible parts of the tracked rows.
  private(set) var visible: [VisibleRow<Int>] = []
  /// The index on screen of each of these, ascending.
  private var places: [Int] = []

  mutating func append(_ row: RowOnScreen, _ known: WatchedRow?) {
    insert(row, known, at: rows.count)
  }

  mutating func insert(_ row: RowOnScreen, _ known: WatchedRow?, at index: Int) {
    onScreen.insert(row, at: index)
    rows.insert(known, at: index)
    let next = firstVisible(from: index)
    for later in next..<places.count { places[later] += 1 }
    guard let known else { return }
    places.insert(index, at: next)
    visible.insert(VisibleRow(id: known.number, isPlaying: known.subject.isPlaying), at: next)
  }

  /// Removes rows.
  ///
  /// - Parameter indices: Their indices, ascending.
  /// - Returns: The tracked ones.
  mutating func remove(at indices: [Int]) -> [Known] {
    var gone: [Known] = []
    for index in indices.reversed() {
      let row = onScreen.remove(at: index)
      let next = firstVisible(from: index)
      for later in next..<places.count { places[later] -= 1 }
      guard let known = rows.remove(at: index) else { continue }
      places.remove(at: next)
      visible.remove(at: next)
      gone.append((row, known))
    }
    return gone
  }

  /// Returns the index of the first tracked row from an index on screen on; the number of tracked
  /// rows if there is none.
  private func firstVisible(from index: Int) -> Int {
    // By index: each call of a closure of the main actor checks its actor.
    for place in places.indices where places[place] >= index { return place }
    return places.count
  }

  /// Notes what is visible of each row on screen.
  mutating func setVisibleParts(_ parts: [VisiblePart]) {
    for index in places.indices { visible[index].part = parts[places[index]] }
  }

  /// The tracked rows.
  var known: [Known] {
    zip(onScreen, rows).compactMap { place, row in row.map { (place, $0) } }
  }

  /// Returns the tracked row with a number; nil if there is none.
  func known(withNumber number: Int) -> Known? {
    for index in rows.indices {
      if let row = rows[index], row.number == number { return (onScreen[index], row) }
    }
    return nil
  }
}
