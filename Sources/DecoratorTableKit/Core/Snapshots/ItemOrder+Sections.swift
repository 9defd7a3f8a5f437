extension ItemOrder {
  /// Inserts empty sections before the one with an index. They have the numbers after the present
  /// ones.
  ///
  /// - Complexity: O(*m*) for *m* sections at the end, else O(*s*) for *s* sections.
  @usableFromInline
  mutating func insertSections(count: Int, at index: Int) {
    let first = sectionIndices.count
    sectionIndices += Array(repeating: 0, count: count)
    sections.insert(
      contentsOf: (first..<(first + count)).map { Section(number: $0) }, at: index)
    renumberSections(from: index)
  }

  /// Removes a section that has no rows. The section with the highest number gets its number.
  ///
  /// - Complexity: O(*s* + *c*) for *s* sections, and *c* chunks in the section that is renumbered.
  @usableFromInline
  mutating func removeSection(_ number: Int) {
    let index = sectionIndices[number]
    sections.remove(at: index)
    let last = sectionIndices.removeLast()
    if number < sectionIndices.count {
      sectionIndices[number] = last
      let moved = last > index ? last - 1 : last
      sections[moved].number = number
      for chunk in sections[moved].chunks { chunks[chunk].section = number }
    }
    renumberSections(from: index)
  }

  /// Moves a section.
  ///
  /// - Parameters:
  ///   - source: The index of the section.
  ///   - target: The index of the section after the move.
  /// - Complexity: O(*s*) for *s* sections.
  @usableFromInline
  mutating func moveSection(from source: Int, to target: Int) {
    sections.insert(sections.remove(at: source), at: target)
    renumberSections(from: min(source, target))
  }

  private mutating func renumberSections(from first: Int) {
    rowCountTree.removeAll(from: first)
    for index in first..<sections.count {
      sectionIndices[sections[index].number] = index
      rowCountTree.append(sections[index].rowCount)
    }
  }
}
