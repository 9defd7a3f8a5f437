/// A question that a real table is asked, and how it is asked.
///
/// An answer is compared with that of a bare table in the same run, with the models that the table
/// shows, or with what `HeadlessUIKit` assumes.
@MainActor
package struct TableCheck {
  /// The question.
  package let title: String
  /// Asks it. The stage is cleared afterwards.
  let ask: @MainActor (CheckStage) async -> CheckOutcome

  /// Creates a question.
  package init(
    _ title: String, ask: @escaping @MainActor (CheckStage) async -> CheckOutcome
  ) {
    self.title = title
    self.ask = ask
  }
}

/// Questions about one thing.
@MainActor
package struct CheckGroup {
  /// What they are about.
  package let title: String
  /// The questions, in the order in which they are asked.
  package let checks: [TableCheck]

  /// Creates a group of questions.
  package init(_ title: String, _ checks: [TableCheck]) {
    self.title = title
    self.checks = checks
  }

  /// All questions that there are.
  package static let all = [calls, presence, batches, offsets, indexPaths, upkeep]
}
