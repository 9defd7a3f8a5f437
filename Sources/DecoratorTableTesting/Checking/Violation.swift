/// A violation that a ``ConsistencyChecker`` found.
///
/// Its description is the text for a failed test: the expected and found values, and the operations
/// that led there.
public struct Violation: Error, Hashable, Sendable {
  /// The rule that is broken.
  public let rule: ConsistencyRule
  /// The layer that breaks it; nil for the table as a whole.
  public let layer: String?
  /// The subject of the check: a row, a section, an operation.
  public let subject: String
  /// The expected value.
  public let expected: String
  /// The value that was found.
  public let found: String
  /// The moment of the check.
  public let moment: CheckedMoment
  /// The shortest prefix of the operations that shows it: all from the last load to the one that
  /// broke the rule.
  public internal(set) var operations: [String]
  /// The seed of the random run, if there was one.
  public internal(set) var seed: UInt64?
  /// The step of the random run that broke the rule, counted from 0.
  public internal(set) var step: Int?

  init(_ finding: Finding, at moment: CheckedMoment, operations: [String]) {
    rule = finding.rule
    layer = finding.layer
    subject = finding.subject
    expected = finding.expected
    found = finding.found
    self.moment = moment
    self.operations = operations
  }
}

extension Violation: CustomStringConvertible {
  /// Several lines: the rule, what was expected and found, and the operations.
  public var description: String {
    var lines = ["\(rule.rawValue): \(rule.statement)"]
    if let layer { lines.append("  layer     \(layer)") }
    lines.append("  at        \(subject), \(moment.text)")
    lines.append("  expected  \(expected)")
    lines.append("  found     \(found)")
    if let seed { lines.append("  seed      \(seed), step \(step ?? 0)") }
    let numbered = operations.enumerated().map { "    \($0.offset + 1). \($0.element)" }
    lines.append("  after     \(operations.isEmpty ? "loading" : "these operations:")")
    return (lines + numbered).joined(separator: "\n")
  }
}
