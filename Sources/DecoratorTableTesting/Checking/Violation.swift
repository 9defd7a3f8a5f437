/// Something that a ``ConsistencyChecker`` found wrong.
///
/// Its description is the text for a failed test: what was expected, what was found, and the
/// operations that led there.
public struct Violation: Error, Hashable, Sendable {
  /// The rule that is broken.
  public let rule: ConsistencyRule
  /// The layer that breaks it; nil if it is the table as a whole.
  public let layer: String?
  /// What was looked at: a row, a section, an operation.
  public let subject: String
  /// What should have been there.
  public let expected: String
  /// What was there.
  public let found: String
  /// When it was looked at.
  public let moment: CheckedMoment
  /// The smallest prefix of the operations that shows it: everything from the last load to the
  /// operation that broke the rule.
  public internal(set) var operations: [String]
  /// The seed of the random run, if it was one.
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
