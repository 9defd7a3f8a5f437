/// The items of a snapshot in the rows of its sections, with look-ups both ways. Items are numbered
/// from 0, without gaps.
///
/// Each section is an array of numbers, and the place of each item is stored by its number. An edit
/// of rows updates the places of the rows below it in its section; an edit of sections updates
/// those of all rows in the sections below it.
@usableFromInline
struct ItemRows: Sendable {
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline var section: Int32 = -1
    /// The row; less than 0 for an item that is being removed.
    @usableFromInline var row: Int32 = -1
  }

  /// The items of each section in order.
  @usableFromInline var sections: [[Int32]] = []
  /// The places of the items, by item.
  @usableFromInline var places: [Place] = []

  @inlinable
  init() {}

  /// Returns the position of an item.
  @inlinable
  func position(of item: Int) -> RowPosition {
    let place = places[item]
    return RowPosition(section: Int(place.section), row: Int(place.row))
  }

  /// Returns the item in a row; nil if there is no such row.
  @inlinable
  func item(at position: RowPosition) -> Int? {
    guard sections.indices.contains(position.section),
      sections[position.section].indices.contains(position.row)
    else { return nil }
    return Int(sections[position.section][position.row])
  }

  /// The number of rows of each section.
  @inlinable var counts: [Int] { sections.map(\.count) }

  // MARK: - Items

  /// Inserts new items before the row at a position. They have the numbers after the present ones.
  ///
  /// - Complexity: O(*m* + *b*) for *m* items and the *b* rows below them in the section.
  @usableFromInline
  mutating func insertItems(count: Int, at position: RowPosition) {
    let first = places.count
    places.append(contentsOf: repeatElement(Place(), count: count))
    sections[position.section].insert(
      contentsOf: (first..<(first + count)).map { Int32($0) }, at: position.row)
    writePlaces(ofSection: position.section, from: position.row)
  }

  /// Moves an item to the position that it has after the move.
  ///
  /// - Complexity: O(*b*) for the *b* rows below both positions in their sections.
  @usableFromInline
  mutating func move(from source: RowPosition, to target: RowPosition) {
    let item = sections[source.section].remove(at: source.row)
    sections[target.section].insert(item, at: target.row)
    writePlaces(ofSection: source.section, from: min(source.row, target.row))
    if source.section != target.section {
      writePlaces(ofSection: target.section, from: target.row)
    }
  }

  /// Removes items. Each time, the item with the highest number gets the number of the removed one.
  ///
  /// - Parameter items: The items, the highest number first, each once.
  /// - Complexity: O(*m* + *n*) for *m* items and the *n* rows of their sections.
  @usableFromInline
  mutating func remove(_ items: [Int]) {
    var firstRows: [Int: Int] = [:]
    for item in items {
      let position = position(of: item)
      firstRows[position.section] = min(firstRows[position.section] ?? .max, position.row)
      places[item].row = -1
    }
    for (section, row) in firstRows {
      sections[section].removeAll { places[Int($0)].row < 0 }
      writePlaces(ofSection: section, from: row)
    }
    for item in items {
      let last = places.removeLast()
      guard item < places.count else { continue }
      places[item] = last
      sections[Int(last.section)][Int(last.row)] = Int32(item)
    }
  }

  // MARK: - Sections

  /// Inserts empty sections before the one with an index.
  ///
  /// - Complexity: O(*m* + *b*) for *m* sections, and the *b* sections and rows below them. The
  ///   same holds for other changes of sections.
  @usableFromInline
  mutating func insertSections(count: Int, at index: Int) {
    sections.insert(contentsOf: repeatElement([], count: count), at: index)
    writePlaces(fromSection: index + count)
  }

  /// Removes sections that have no rows.
  @usableFromInline
  mutating func removeSections(_ indices: Set<Int>) {
    guard let first = indices.min() else { return }
    sections = sections.indices.filter { !indices.contains($0) }.map { sections[$0] }
    writePlaces(fromSection: first)
  }

  /// Moves a section.
  @usableFromInline
  mutating func moveSection(from source: Int, to target: Int) {
    sections.insert(sections.remove(at: source), at: target)
    writePlaces(fromSection: min(source, target))
  }

  private mutating func writePlaces(fromSection first: Int) {
    for section in first..<max(sections.count, first) { writePlaces(ofSection: section, from: 0) }
  }

  private mutating func writePlaces(ofSection section: Int, from first: Int) {
    for row in first..<sections[section].count {
      let item = Int(sections[section][row])
      places[item].section = Int32(section)
      places[item].row = Int32(row)
    }
  }
}
