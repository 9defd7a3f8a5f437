extension ItemOrder {
  /// Inserts items before the row at a position. The items are in no row yet. New ones have the
  /// numbers after the present ones.
  ///
  /// - Complexity: O(*m* + √*n* + log *s*) for *m* items, a section of *n* rows and *s* sections,
  ///   amortized over many changes.
  @usableFromInline
  mutating func insert(_ items: [Int32], at position: RowPosition) {
    guard !items.isEmpty else { return }
    let section = position.section
    let newCount = items.count { $0 >= places.count }
    places.append(contentsOf: repeatElement(Place(), count: newCount))
    if sections[section].chunks.isEmpty {
      sections[section].chunks.append(addChunk([], ofSection: sections[section].number))
    }
    let (rank, offset) = chunkPlace(of: position)
    chunks[sections[section].chunks[rank]].items.insert(contentsOf: items, at: offset)
    changeRowCount(ofSection: section, by: items.count)
    split(section, rank: rank, from: offset)
  }

  /// Takes items out of their rows. They keep their numbers.
  ///
  /// - Parameter items: The items, each named once.
  /// - Complexity: O(*m* log *m* + *c* √*n*) for *m* items in *c* chunks. *n* rows have about √*n*
  ///   chunks.
  @usableFromInline
  mutating func take(_ items: [Int]) {
    var shortened: Set<Int> = []
    for item in items {
      shortened.insert(Int(places[item].chunk))
      places[item].offset = -1
    }
    var firstRanks: [Int: Int] = [:]
    for index in shortened {
      let count = chunks[index].items.count
      chunks[index].items.removeAll { places[Int($0)].offset < 0 }
      let section = sectionIndices[chunks[index].section]
      changeRowCount(ofSection: section, by: chunks[index].items.count - count)
      writePlaces(ofChunk: index, from: 0)
      firstRanks[section] = min(firstRanks[section] ?? .max, chunks[index].rank)
    }
    for (section, rank) in firstRanks { join(section, from: max(rank - 1, 0), shortened) }
  }

  /// Removes an item that was taken out of its row. The item with the highest number gets its
  /// number.
  @usableFromInline
  mutating func remove(_ item: Int) {
    let last = places.removeLast()
    if item == places.count { return }
    places[item] = last
    chunks[Int(last.chunk)].items[Int(last.offset)] = Int32(item)
  }
}
