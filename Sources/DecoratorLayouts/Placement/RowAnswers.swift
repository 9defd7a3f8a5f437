/// The answers to one question about each row of a section, in runs of neighbours with the same
/// one.
///
/// The question is an app's closure, which may be slow. So an answer is stored until its row is
/// removed, moved or changed, and a change of the content calls the closure for its own rows only.
/// The keys of groups are stored in this way, and the answers about neighbours.
struct RowAnswers<Answer: Equatable & Sendable>: Sendable {
  /// Neighbours with the same answer.
  struct Run: Sendable {
    let firstRow: Int
    /// The answer for each of the rows; nil if unknown.
    let answer: Answer?
  }

  /// The runs, from the top.
  private(set) var runs: [Run] = []
  /// The number of rows.
  private(set) var count = 0

  /// Creates unknown answers for a number of rows.
  init(unknown count: Int = 0) {
    append(nil, count: count)
  }

  /// Returns the index of the run of a row.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func index(ofRow row: Int) -> Int { runs.firstIndexInOrder { $0.firstRow > row } - 1 }

  /// Returns the row after the last one of a run.
  func end(ofRun index: Int) -> Int { index + 1 < runs.count ? runs[index + 1].firstRow : count }

  private mutating func append(_ answer: Answer?, count added: Int) {
    guard added > 0 else { return }
    if runs.isEmpty || runs[runs.count - 1].answer != answer {
      runs.append(Run(firstRow: count, answer: answer))
    }
    count += added
  }

  private mutating func append(_ rows: Range<Int>, of other: RowAnswers) {
    guard !rows.isEmpty else { return }
    var (row, index) = (rows.lowerBound, other.index(ofRow: rows.lowerBound))
    while row < rows.upperBound {
      let end = min(other.end(ofRun: index), rows.upperBound)
      append(other.runs[index].answer, count: end - row)
      (row, index) = (end, index + 1)
    }
  }

  /// Returns the known answers after a change of the content.
  ///
  /// - Parameters:
  ///   - content: The change.
  ///   - forgotten: Rows (after), ascending, whose answers become unknown, besides inserted or
  ///     moved ones.
  /// - Complexity: O(*r* + *m* log *r*) for *r* runs and *m* changes.
  func following(_ content: RowMap, forgetting forgotten: [Int]) -> RowAnswers {
    var new = RowAnswers()
    var forgotten = forgotten[...]
    for stretch in content.stretches {
      new.append(nil, count: stretch.target - new.count)
      let shift = stretch.target - stretch.source
      while let row = forgotten.first, row < stretch.target + stretch.count {
        forgotten.removeFirst()
        guard row >= new.count else { continue }
        new.append(new.count - shift..<row - shift, of: self)
        new.append(nil, count: 1)
      }
      new.append(new.count - shift..<stretch.sources.upperBound, of: self)
    }
    new.append(nil, count: content.countAfter - new.count)
    return new
  }

  /// Returns the same runs with other answers. Different answers have to stay different.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  func mapAnswers(_ newAnswer: (Answer) -> Answer) -> RowAnswers {
    var new = self
    new.runs = runs.map { Run(firstRow: $0.firstRow, answer: $0.answer.map(newAnswer)) }
    return new
  }

  /// Returns the answers for all rows, and evaluates unknown ones, from the top.
  ///
  /// - Complexity: O(*r*) for *r* runs, besides the questions.
  func completed(by ask: (_ row: Int) -> Answer) -> RowAnswers {
    var new = RowAnswers()
    for (index, run) in runs.enumerated() {
      if run.answer != nil {
        new.append(run.answer, count: end(ofRun: index) - run.firstRow)
      } else {
        for row in run.firstRow..<end(ofRun: index) { new.append(ask(row), count: 1) }
      }
    }
    return new
  }
}

extension RowAnswers<Bool> {
  /// Returns the first row from `floor` on for which the answer is true, and evaluates unknown ones
  /// up to there; nil if there is no such row.
  ///
  /// - Complexity: O(*r*) for *r* runs, besides the questions.
  mutating func firstYes(from floor: Int, ask: (_ row: Int) -> Bool) -> Int? {
    guard floor < count else { return nil }
    var (row, index) = (floor, index(ofRow: floor))
    while index < runs.count {
      let (first, end) = (row, end(ofRun: index))
      if let isYes = runs[index].answer {
        if isYes { return row }
        (row, index) = (end, index + 1)
        continue
      }
      var isYes = false
      while row < end, !isYes {
        isYes = ask(row)
        row += 1
      }
      let start = runs[index].firstRow
      var known = RowAnswers()
      known.append(nil, count: first - start)
      known.append(false, count: row - first - (isYes ? 1 : 0))
      known.append(true, count: isYes ? 1 : 0)
      known.append(nil, count: end - row)
      runs.replaceSubrange(
        index...index,
        with: known.runs.map { Run(firstRow: start + $0.firstRow, answer: $0.answer) })
      if isYes { return row - 1 }
      index += known.runs.count
    }
    return nil
  }
}
