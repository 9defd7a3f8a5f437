extension SequentialEdits {
  /// Inserts a section.
  ///
  /// - Parameters:
  ///   - section: Where the section is then; at most the number of sections. Traps if there is no
  ///     such place.
  ///   - rowCount: The number of rows with which it comes, 0 or more. Traps if it is negative.
  /// - Complexity: O(log *m*) after *m* edits, expected.
  public mutating func insertSection(at section: Int, rowCount: Int = 0) {
    guard (0...sections.count).contains(section) else {
      misuse(
        "insert section \(section): there are \(sections.count), insert at 0...\(sections.count)")
    }
    Self.check(rowCount, ofSection: section)
    newSectionCounts.append(rowCount)
    let number = rowCountsBefore.count + newSectionCounts.count - 1
    placeSection(number, at: section)
  }

  /// Deletes a section with its rows.
  ///
  /// - Parameter section: The section as the edits so far have left it. Traps if there is none.
  /// - Complexity: O(log *m*) after *m* edits, expected.
  public mutating func deleteSection(at section: Int) {
    let number = takeSection(at: section)
    rows[number] = nil
    reloadedSections.remove(number)
  }

  /// Moves a section with its rows.
  ///
  /// - Parameters:
  ///   - source: The section as the edits so far have left it. Traps if there is none.
  ///   - target: Where it is then: its place among the sections without it. Traps if there is no
  ///     such place.
  /// - Complexity: O(log *m*) after *m* edits, expected.
  public mutating func moveSection(from source: Int, to target: Int) {
    let number = takeSection(at: source)
    guard (0...sections.count).contains(target) else {
      misuse(
        """
        move section \(source) to \(target): without it there are \(sections.count) sections, move \
        to 0...\(sections.count)
        """)
    }
    placeSection(number, at: target)
  }

  /// Replaces a section where it stands, with all of its rows.
  ///
  /// - Parameters:
  ///   - section: The section as the edits so far have left it. Traps if there is none.
  ///   - rowCount: The number of its rows after that, 0 or more. If it is nil, the number stays.
  ///     Traps if it is negative.
  /// - Complexity: O(log *m*) after *m* edits, expected.
  public mutating func reloadSection(at section: Int, rowCount: Int? = nil) {
    let number = number(ofSection: section)
    let count = rowCount ?? self.rowCount(of: number)
    Self.check(count, ofSection: section)
    rows[number] = CountedSequence(CountedRun(first: .new, count: count))
    if number < rowCountsBefore.count { reloadedSections.insert(number) }
  }
}

extension SequentialEdits {
  /// Takes a section out of the table, to be placed elsewhere.
  ///
  /// - Parameter section: The section as the edits so far have left it. Traps if there is none.
  /// - Returns: The number of the section.
  mutating func takeSection(at section: Int) -> Int {
    guard section >= 0, section < sections.count else {
      sectionDoesNotExist(section)
    }
    rearrangesSections = true
    return sections.remove(at: section)
  }

  /// Places a section that is new or was taken.
  ///
  /// - Parameters:
  ///   - number: The number of the section.
  ///   - section: Where the section is then, in `0...sectionCount`.
  mutating func placeSection(_ number: Int, at section: Int) {
    rearrangesSections = true
    sections.insert(CountedRun(first: number, count: 1), at: section)
  }

  private static func check(_ rowCount: Int, ofSection section: Int) {
    guard rowCount >= 0 else {
      misuse("\(rowCount) rows in section \(section): a row count is 0 or more")
    }
  }
}
