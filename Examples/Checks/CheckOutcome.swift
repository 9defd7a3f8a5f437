/// What became of a question, with what was seen.
package enum CheckOutcome: Hashable, Sendable {
  /// The table does what was expected.
  case passed(String)
  /// It does something else; the text has both.
  case failed(String)
  /// It could not be asked; the text says why.
  case notAsked(String)

  /// A tick, a cross, or a dash for what was not asked.
  package var mark: String {
    switch self {
    case .passed: "✓"
    case .failed: "✗"
    case .notAsked: "–"
    }
  }

  /// What was seen.
  package var text: String {
    switch self {
    case .passed(let text), .failed(let text), .notAsked(let text): text
    }
  }
}
