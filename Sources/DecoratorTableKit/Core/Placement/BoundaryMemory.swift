/// The answers to all questions about neighbours that a placement has asked, section by section.
struct BoundaryMemory: Sendable {
  /// The answers in one section, with the questions.
  struct Section: Sendable {
    private(set) var answers: [(question: NeighbourQuestion, known: KnownBoundaries)] = []

    /// Whether nothing is known.
    var isEmpty: Bool { answers.isEmpty }

    /// Returns the answers to a question; nil if it was not asked.
    func known(_ question: NeighbourQuestion) -> KnownBoundaries? {
      answers.first { $0.question === question }?.known
    }

    /// Remembers the answers to a question.
    mutating func remember(_ known: KnownBoundaries, of question: NeighbourQuestion) {
      answers.append((question, known))
    }

    /// Returns what is known after a change of the content.
    ///
    /// - Parameters:
    ///   - rows: The change.
    ///   - changed: Rows that stay and show something else (after), ascending.
    /// - Complexity: As ``KnownBoundaries/following(_:changed:)`` for each question.
    func following(_ rows: RowMap, changed: [Int]) -> Section {
      var new = Section()
      new.answers = answers.map { ($0.question, $0.known.following(rows, changed: changed)) }
      return new
    }
  }

  /// The answers by inner section; empty where there were no questions.
  var sections: [Section] = []

  /// Returns what is known after a change of the content.
  ///
  /// - Complexity: O(sections), and as ``KnownBoundaries/following(_:changed:)`` for those that are
  ///   touched.
  func following(_ content: UpdateMap) -> BoundaryMemory {
    guard !sections.isEmpty else { return self }
    var new = BoundaryMemory()
    new.sections = content.rowCountsAfter.indices.map { section in
      content.oldSection(forNew: section).map { sections[$0] } ?? Section()
    }
    for (section, changed) in content.touchedAndChangedRows {
      guard let target = content.newSection(forOld: section),
        let rows = content.rows(ofSection: section)
      else { continue }
      new.sections[target] = sections[section].following(rows, changed: changed)
    }
    return new
  }
}
