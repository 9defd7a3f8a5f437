/// A predicate on two neighbouring content rows: whether an additional row belongs between them.
///
/// It is compared by identity, so that its answers can be stored.
final class NeighbourQuestion: Sendable {
  /// Whether it is called for neighbouring rows of content (data), regardless of rows of layers
  /// between them, and not for neighbours inside the layer (inner).
  let isAboutContent: Bool
  /// Makes the closure for one pass, from the top. It may store the last row.
  let makeAsk: @Sendable () -> (_ above: RowPosition, _ below: RowPosition) -> Bool

  /// Creates the question from a predicate.
  init(
    isAboutContent: Bool = true,
    _ isBoundary: @escaping @Sendable (_ above: RowPosition, _ below: RowPosition) -> Bool
  ) {
    self.isAboutContent = isAboutContent
    makeAsk = { isBoundary }
  }

  /// Creates the question whether the two have different keys. In a pass from the top each key is
  /// evaluated once.
  init<Key: Equatable & Sendable>(
    isAboutContent: Bool = true, by key: @escaping @Sendable (RowPosition) -> Key
  ) {
    self.isAboutContent = isAboutContent
    makeAsk = {
      var last: (row: RowPosition, key: Key)?
      return { above, below in
        let keyAbove = if let last, last.row == above { last.key } else { key(above) }
        let keyBelow = key(below)
        last = (below, keyBelow)
        return keyAbove != keyBelow
      }
    }
  }
}

/// The stored answers to all questions of a placement about neighbours, section by section. Rows
/// are numbered as the question counts them: all rows inside the layer, or content rows alone.
struct BoundaryMemory: Sendable {
  /// The answers in one section, with the questions. Two neighbours are identified by the lower
  /// one.
  package struct Section: Sendable {
    private(set) var answers: [(question: NeighbourQuestion, known: RowAnswers<Bool>)] = []

    /// Whether no answer is known.
    var isEmpty: Bool { answers.isEmpty }

    /// Returns the answers to a question; nil if it was never asked.
    func known(_ question: NeighbourQuestion) -> RowAnswers<Bool>? {
      answers.first { $0.question === question }?.known
    }

    /// Stores the answers to a question.
    mutating func remember(_ known: RowAnswers<Bool>, of question: NeighbourQuestion) {
      answers.append((question, known))
    }

    /// Returns the answers after a change of the content. Unknown are those of neighbours one of
    /// which is new or changed, or that had rows between them.
    ///
    /// - Parameters:
    ///   - rows: The change, as the questions count the rows.
    ///   - changed: Unmoved rows with other content (after), ascending.
    ///   - isAboutContent: The questions to which the answers follow: those about content, or the
    ///     others.
    /// - Complexity: As ``RowAnswers/following(_:forgetting:)`` for each question.
    func following(_ rows: RowMap, changed: [Int], isAboutContent: Bool) -> Section {
      let belowRemoved = rows.removed.map {
        rows.added.missingValue(at: rows.keptCount(aboveOldAnchor: $0))
      }
      let belowOthers = (rows.added + changed).map { $0 + 1 }
      let forgotten = (changed + belowOthers + belowRemoved).sorted()
      var new = Section()
      new.answers = answers.map { question, known in
        question.isAboutContent == isAboutContent
          ? (question, known.following(rows, forgetting: forgotten)) : (question, known)
      }
      return new
    }
  }

  /// The answers by inner section; empty without questions.
  private var sections: [Section] = []

  /// The known answers in a section.
  subscript(section: Int) -> Section {
    get { sections.indices.contains(section) ? sections[section] : Section() }
    set {
      if newValue.isEmpty, section >= sections.count { return }
      while sections.count <= section { sections.append(Section()) }
      sections[section] = newValue
    }
  }

  /// Returns the known answers after a change of the content.
  ///
  /// - Parameter before: Which rows are content before; nil if all are.
  /// - Complexity: O(sections), and as ``Section/following(_:changed:isAboutContent:)`` for those
  ///   that are touched.
  func following(_ content: UpdateMap, from before: ContentPositions?) -> BoundaryMemory {
    guard !sections.isEmpty else { return self }
    var new = BoundaryMemory()
    new.sections = content.rowCountsAfter.indices.map { section in
      content.oldSection(forNew: section).map { self[$0] } ?? Section()
    }
    for (isAboutContent, content) in [
      (false, content), (true, content.ofContent(from: before, to: content.contentPositions)),
    ] {
      for (section, changed) in content.touchedAndChangedRows {
        guard let target = content.newSection(forOld: section),
          let rows = content.rows(ofSection: section)
        else { continue }
        new[target] = new[target].following(
          rows, changed: changed, isAboutContent: isAboutContent)
      }
    }
    return new
  }
}
