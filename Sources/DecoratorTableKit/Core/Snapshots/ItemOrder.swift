/// The order of items in the rows of sections, with look-ups both ways. Items and sections are
/// numbered from 0.
///
/// The rows of a section are held in chunks of about the square root of their number. A change
/// writes the places of the items of one chunk, and the first rows of the chunks after it. It
/// leaves the places of all items after it as they are.
@usableFromInline
struct ItemOrder: Sendable {
  /// Some consecutive rows of a section.
  struct Chunk: Sendable {
    /// The number of the section.
    var section: Int
    /// The index among the chunks of the section.
    var rank = 0
    var firstRow = 0
    var items: [Int32] = []
  }

  struct Place: Sendable {
    var chunk: Int32 = -1
    /// The index in the chunk; less than 0 for an item that is being removed.
    var offset: Int32 = -1
  }

  struct Section: Sendable {
    var number: Int
    var rowCount = 0
    /// The chunks in order; none is empty.
    var chunks: [Int] = []
    /// The binary logarithm of the desired number of items in a chunk. A chunk has at most twice as
    /// many.
    var chunkBits = leastChunkBits
    /// The rank of the chunk with a row, by the row divided by the desired number of items.
    var directory: [Int32] = []

    static let leastChunkBits = 5
  }

  /// The places of the items, by item.
  var places: [Place] = []
  var chunks: [Chunk] = []
  var unusedChunks: [Int] = []
  /// The sections in their order.
  var sections: [Section] = []
  /// The index of each section, by its number.
  var sectionIndices: [Int] = []
  /// The numbers of rows of the sections in their order.
  var rowCountTree = CountTree()
  /// The number of places and chunks that changes have written, for tests of the complexity.
  var steps = 0

  @usableFromInline
  init() {}
}

extension ItemOrder {
  /// Returns the position of an item.
  @usableFromInline
  func position(of item: Int) -> RowPosition {
    let place = places[item]
    let chunk = Int(place.chunk)
    return RowPosition(
      section: sectionIndices[chunks[chunk].section],
      row: chunks[chunk].firstRow + Int(place.offset))
  }

  /// Returns the index of an item among the items of all sections.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  @usableFromInline
  func index(of item: Int) -> Int {
    let position = position(of: item)
    return rowCountTree.sum(ofFirst: position.section) + position.row
  }

  /// Returns the item in a row that exists.
  @usableFromInline
  func item(at position: RowPosition) -> Int {
    let (rank, offset) = chunkPlace(of: position)
    return Int(chunks[sections[position.section].chunks[rank]].items[offset])
  }

  /// Returns the items of a section in order.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  @usableFromInline
  func items(inSection section: Int) -> [Int32] {
    var items: [Int32] = []
    items.reserveCapacity(sections[section].rowCount)
    for chunk in sections[section].chunks { items += chunks[chunk].items }
    return items
  }

  /// Returns the rank of the chunk with a row, and the offset of the row in it. For the row after
  /// the last one it is the place after the last row of the last chunk. There must be a chunk.
  func chunkPlace(of position: RowPosition) -> (rank: Int, offset: Int) {
    let section = position.section
    if position.row == sections[section].rowCount {
      let rank = sections[section].chunks.count - 1
      return (rank, chunks[sections[section].chunks[rank]].items.count)
    }
    var rank = Int(sections[section].directory[position.row >> sections[section].chunkBits])
    // Two neighbours have more rows than the directory passes at a time: one or two steps suffice.
    while true {
      let chunk = sections[section].chunks[rank]
      let offset = position.row - chunks[chunk].firstRow
      if offset < chunks[chunk].items.count { return (rank, offset) }
      rank += 1
    }
  }
}

extension ItemOrder {
  /// All items, in the order of the sections.
  ///
  /// - Complexity: O(*n*)
  @usableFromInline var items: [Int32] {
    var items: [Int32] = []
    items.reserveCapacity(places.count)
    for section in sections {
      for chunk in section.chunks { items += chunks[chunk].items }
    }
    return items
  }

  /// The numbers of the sections in order.
  ///
  /// - Complexity: O(sections)
  @usableFromInline var sectionNumbers: [Int] { sections.map(\.number) }

  /// The number of rows of each section in order.
  ///
  /// - Complexity: O(sections)
  @usableFromInline var rowCounts: [Int] { sections.map(\.rowCount) }

  @usableFromInline
  func sectionNumber(at index: Int) -> Int { sections[index].number }

  @usableFromInline
  func sectionIndex(ofNumber number: Int) -> Int { sectionIndices[number] }

  @usableFromInline
  func rowCount(ofSection index: Int) -> Int { sections[index].rowCount }

  /// Returns the number of rows of all sections before one.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func firstIndex(ofSection index: Int) -> Int { rowCountTree.sum(ofFirst: index) }

  @usableFromInline
  func hasRow(_ position: RowPosition) -> Bool {
    sections.indices.contains(position.section) && position.row >= 0
      && position.row < sections[position.section].rowCount
  }
}
