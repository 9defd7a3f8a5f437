extension ItemOrder {
  /// Puts items into rows before the one at a position. The items are in no row yet; new ones are
  /// numbered on from those that there are.
  ///
  /// - Complexity: O(*m* + √*n* + log *s*) for *m* items, a section of *n* rows and *s* sections.
  @usableFromInline
  mutating func insert(_ items: [Int32], at position: RowPosition) {
    guard !items.isEmpty else { return }
    let section = position.section
    let isNew = items.reduce(0) { $0 + (Int($1) >= places.count ? 1 : 0) }
    places.append(contentsOf: repeatElement(Place(), count: isNew))
    if sections[section].chunks.isEmpty {
      sections[section].chunks.append(addChunk(items, ofSection: sections[section].number))
      changeRowCount(ofSection: section, by: items.count)
      split(section, rank: 0, from: 0)
      return
    }
    let (rank, offset) = chunkPlace(of: position)
    chunks[sections[section].chunks[rank]].items.insert(contentsOf: items, at: offset)
    changeRowCount(ofSection: section, by: items.count)
    split(section, rank: rank, from: offset)
  }

  /// Takes items, each named once, out of their rows. They keep their numbers.
  ///
  /// - Complexity: O(*m* log *m* + *c* √*n*) for *m* items that are in *c* chunks, of which there are
  ///   about √*n* for *n* rows.
  @usableFromInline
  mutating func take(_ items: [Int]) {
    var touched: Set<Int> = []
    for item in items {
      touched.insert(Int(places[item].chunk))
      places[item].offset = -1
    }
    var firstRanks: [Int: Int] = [:]
    for index in touched {
      let count = chunks[index].items.count
      chunks[index].items.removeAll { places[Int($0)].offset < 0 }
      let section = sectionIndices[chunks[index].section]
      changeRowCount(ofSection: section, by: chunks[index].items.count - count)
      writePlaces(ofChunk: index, from: 0)
      firstRanks[section] = min(firstRanks[section] ?? .max, chunks[index].rank)
    }
    for (section, rank) in firstRanks { join(section, from: max(rank - 1, 0), touched) }
  }

  /// Gives the number of an item to the item with the highest number, after the item was taken out.
  @usableFromInline
  mutating func remove(_ item: Int) {
    let last = places.removeLast()
    if item == places.count { return }
    places[item] = last
    chunks[Int(last.chunk)].items[Int(last.offset)] = Int32(item)
  }
}

extension ItemOrder {
  mutating func addChunk(_ items: [Int32], ofSection number: Int) -> Int {
    let chunk = Chunk(section: number, items: items)
    if let index = unusedChunks.popLast() {
      chunks[index] = chunk
      return index
    }
    chunks.append(chunk)
    return chunks.count - 1
  }

  private mutating func removeChunk(_ index: Int) {
    chunks[index].items = []
    unusedChunks.append(index)
  }

  private mutating func changeRowCount(ofSection section: Int, by change: Int) {
    sections[section].rowCount += change
    rowCountTree.add(change, at: section)
  }

  /// Divides a chunk that has become too long, of whose items those from an offset on are not where
  /// they were.
  private mutating func split(_ section: Int, rank: Int, from offset: Int) {
    let index = sections[section].chunks[rank]
    let bits = Self.chunkBits(rowCount: sections[section].rowCount)
    let items = chunks[index].items
    guard items.count > 2 << bits else {
      writePlaces(ofChunk: index, from: offset)
      writeRows(ofSection: section, from: rank)
      return
    }
    let partCount = (items.count + (1 << bits) - 1) >> bits
    let parts = (0..<partCount).map { part in
      Array(items[(part * items.count / partCount)..<((part + 1) * items.count / partCount)])
    }
    chunks[index].items = parts[0]
    let added = parts.dropFirst().map { addChunk($0, ofSection: chunks[index].section) }
    sections[section].chunks.insert(contentsOf: added, at: rank + 1)
    for part in [index] + added { writePlaces(ofChunk: part, from: 0) }
    writeRows(ofSection: section, from: rank)
  }

  /// Joins chunks that have become short with their neighbours.
  private mutating func join(_ section: Int, from rank: Int, _ touched: Set<Int>) {
    let size = 1 << Self.chunkBits(rowCount: sections[section].rowCount)
    let old = sections[section].chunks
    var new = Array(old[..<rank])
    for index in old[rank...] {
      let items = chunks[index].items
      if let last = new.last, new.count > rank || items.isEmpty,
        touched.contains(index) || touched.contains(last),
        chunks[last].items.count + items.count <= size || items.isEmpty
      {
        let offset = chunks[last].items.count
        chunks[last].items += items
        writePlaces(ofChunk: last, from: offset)
        removeChunk(index)
      } else if items.isEmpty {
        removeChunk(index)
      } else {
        new.append(index)
      }
    }
    sections[section].chunks = new
    writeRows(ofSection: section, from: rank)
  }

  private mutating func writePlaces(ofChunk index: Int, from first: Int) {
    let count = chunks[index].items.count
    steps += count - first
    for offset in first..<count {
      places[Int(chunks[index].items[offset])] = Place(chunk: Int32(index), offset: Int32(offset))
    }
  }

  /// Writes where the chunks of a section are, from one on.
  private mutating func writeRows(ofSection index: Int, from rank: Int) {
    var section = sections[index]
    sections[index].directory = []
    let bits = Self.chunkBits(rowCount: section.rowCount)
    let first = bits == section.chunkBits ? rank : 0
    var row = 0
    if first > 0 {
      let before = chunks[section.chunks[first - 1]]
      row = before.firstRow + before.items.count
    }
    section.chunkBits = bits
    let kept = (row + (1 << bits) - 1) >> bits
    section.directory.removeLast(max(section.directory.count - kept, 0))
    for rank in first..<section.chunks.count {
      steps += 1
      let chunk = section.chunks[rank]
      chunks[chunk].rank = rank
      chunks[chunk].firstRow = row
      row += chunks[chunk].items.count
      while section.directory.count << bits < row { section.directory.append(Int32(rank)) }
    }
    sections[index] = section
  }

  /// About half of the binary digits that a number of rows has.
  private static func chunkBits(rowCount: Int) -> Int {
    max((Int.bitWidth - rowCount.leadingZeroBitCount) / 2, 5)
  }
}
