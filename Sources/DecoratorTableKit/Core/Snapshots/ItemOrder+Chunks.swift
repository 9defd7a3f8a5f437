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

  mutating func removeChunk(_ index: Int) {
    chunks[index].items = []
    unusedChunks.append(index)
  }

  mutating func changeRowCount(ofSection section: Int, by change: Int) {
    sections[section].rowCount += change
    rowCountTree.add(change, at: section)
  }

  /// Divides a chunk if it has become too long.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - rank: The rank of the chunk.
  ///   - offset: The first item of the chunk with another place than before.
  mutating func split(_ section: Int, rank: Int, from offset: Int) {
    if regroup(section) { return }
    let index = sections[section].chunks[rank]
    let size = sections[section].chunkSize
    if chunks[index].items.count <= 2 * size {
      writePlaces(ofChunk: index, from: offset)
    } else {
      let parts = chunks[index].items.divided(intoPartsOf: size)
      chunks[index].items = parts[0]
      let added = parts.dropFirst().map { addChunk($0, ofSection: sections[section].number) }
      sections[section].chunks.insert(contentsOf: added, at: rank + 1)
      for part in [index] + added { writePlaces(ofChunk: part, from: 0) }
    }
    writeRows(ofSection: section, from: rank)
  }

  /// Joins chunks that have become short with their neighbours.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - rank: The rank of a chunk before all that have become shorter.
  ///   - shortened: The chunks that have become shorter.
  mutating func join(_ section: Int, from rank: Int, _ shortened: Set<Int>) {
    if regroup(section) { return }
    let size = sections[section].chunkSize
    var joined = Array(sections[section].chunks[..<rank])
    var isLastShorter = false
    for index in sections[section].chunks[rank...] {
      let items = chunks[index].items
      let isShorter = shortened.contains(index)
      if let last = joined.last, isShorter || isLastShorter,
        chunks[last].items.count + items.count <= size
      {
        let offset = chunks[last].items.count
        chunks[last].items += items
        writePlaces(ofChunk: last, from: offset)
        removeChunk(index)
        isLastShorter = true
      } else if items.isEmpty {
        removeChunk(index)
      } else {
        joined.append(index)
        isLastShorter = isShorter
      }
    }
    sections[section].chunks = joined
    writeRows(ofSection: section, from: rank)
  }

  /// Divides all rows of a section anew if the size of its chunks no longer fits their number.
  ///
  /// - Returns: Whether the rows were divided. The next time comes after about as many changes as
  ///   there are rows.
  private mutating func regroup(_ section: Int) -> Bool {
    guard let bits = sections[section].betterChunkBits else { return false }
    let items = items(inSection: section)
    for index in sections[section].chunks { removeChunk(index) }
    sections[section].chunkBits = bits
    sections[section].directory = []
    sections[section].chunks = items.divided(intoPartsOf: sections[section].chunkSize).map {
      addChunk($0, ofSection: sections[section].number)
    }
    for index in sections[section].chunks { writePlaces(ofChunk: index, from: 0) }
    writeRows(ofSection: section, from: 0)
    return true
  }

  /// Writes the places of the items of a chunk, from an offset on.
  mutating func writePlaces(ofChunk index: Int, from first: Int) {
    let count = chunks[index].items.count
    steps += count - first
    for offset in first..<count {
      places[Int(chunks[index].items[offset])] = Place(chunk: Int32(index), offset: Int32(offset))
    }
  }

  /// Writes the ranks and first rows of the chunks of a section, from one on.
  private mutating func writeRows(ofSection index: Int, from first: Int) {
    var section = sections[index]
    sections[index].directory = []
    var row = 0
    if first > 0 {
      let before = section.chunks[first - 1]
      row = chunks[before].firstRow + chunks[before].items.count
    }
    let kept = (row + section.chunkSize - 1) >> section.chunkBits
    section.directory.removeLast(max(section.directory.count - kept, 0))
    for (rank, chunk) in section.chunks.enumerated().dropFirst(first) {
      steps += 1
      chunks[chunk].rank = rank
      chunks[chunk].firstRow = row
      row += chunks[chunk].items.count
      while section.directory.count << section.chunkBits < row {
        section.directory.append(Int32(rank))
      }
    }
    sections[index] = section
  }
}

extension ItemOrder.Section {
  /// The desired number of items in a chunk.
  var chunkSize: Int { 1 << chunkBits }

  /// Half of the binary digits of the number of rows, if ``chunkBits`` differs too much; otherwise
  /// nil. Growing and shrinking have different limits.
  var betterChunkBits: Int? {
    let bits = max((Int.bitWidth - rowCount.leadingZeroBitCount) / 2, Self.leastChunkBits)
    return bits > chunkBits || bits + 1 < chunkBits ? bits : nil
  }
}

extension [Int32] {
  /// Returns the elements in the fewest parts of about equal size, each of at most `size` elements.
  fileprivate func divided(intoPartsOf size: Int) -> [[Int32]] {
    let partCount = (count + size - 1) / size
    return (0..<partCount).map { part in
      Array(self[(part * count / partCount)..<((part + 1) * count / partCount)])
    }
  }
}
