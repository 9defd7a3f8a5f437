/// Which item stands in which row of which section, both ways, where items and sections are numbers
/// from 0 on.
///
/// The rows of a section are held in chunks of about the square root of their number. A change writes
/// the places of the items of one chunk, and the first rows of the chunks after it, instead of the
/// places of all items after it.
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
    /// The index in the chunk; less than 0 for an item that is being taken out.
    var offset: Int32 = -1
  }

  struct Section: Sendable {
    var number: Int
    var rowCount = 0
    /// The chunks in order; none is empty.
    var chunks: [Int] = []
    /// A chunk is to have about two to the power of this many items, and has at most twice as many.
    var chunkBits = leastChunkBits
    /// By row divided by that number of items, the rank of the chunk in which the row is.
    var directory: [Int32] = []

    static let leastChunkBits = 5
  }

  /// By item.
  var places: [Place] = []
  var chunks: [Chunk] = []
  var unusedChunks: [Int] = []
  /// By index, that is in their order.
  var sections: [Section] = []
  /// By number of the section.
  var sectionIndices: [Int] = []
  /// The numbers of rows of the sections in their order.
  var rowCountTree = CountTree()
  /// How many places and chunks changes have come by, for tests of the complexity.
  var steps = 0

  @usableFromInline
  init() {}
}

extension ItemOrder {
  /// Where an item is.
  @usableFromInline
  func position(of item: Int) -> RowPosition {
    let place = places[item]
    let chunk = Int(place.chunk)
    return RowPosition(
      section: sectionIndices[chunks[chunk].section],
      row: chunks[chunk].firstRow + Int(place.offset))
  }

  /// The number of rows of all sections before the row where an item is.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  @usableFromInline
  func index(of item: Int) -> Int {
    let position = position(of: item)
    return rowCountTree.sum(ofFirst: position.section) + position.row
  }

  /// The item in a row that exists.
  @usableFromInline
  func item(at position: RowPosition) -> Int {
    let (rank, offset) = chunkPlace(of: position)
    return Int(chunks[sections[position.section].chunks[rank]].items[offset])
  }

  /// The items of a section in order.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  @usableFromInline
  func items(inSection section: Int) -> [Int32] {
    var items: [Int32] = []
    items.reserveCapacity(sections[section].rowCount)
    for chunk in sections[section].chunks { items += chunks[chunk].items }
    return items
  }

  /// The rank of the chunk with a row, and where in it the row is; after the last row of the last
  /// chunk for the row after the last one. There is a chunk.
  func chunkPlace(of position: RowPosition) -> (rank: Int, offset: Int) {
    let section = position.section
    if position.row == sections[section].rowCount {
      let rank = sections[section].chunks.count - 1
      return (rank, chunks[sections[section].chunks[rank]].items.count)
    }
    var rank = Int(sections[section].directory[position.row >> sections[section].chunkBits])
    // Neighbours have more rows together than the directory passes at a time: one or two steps.
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

  /// The number of rows of all sections before one.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func firstIndex(ofSection index: Int) -> Int { rowCountTree.sum(ofFirst: index) }

  @usableFromInline
  func hasRow(_ position: RowPosition) -> Bool {
    sections.indices.contains(position.section) && position.row >= 0
      && position.row < sections[position.section].rowCount
  }
}
