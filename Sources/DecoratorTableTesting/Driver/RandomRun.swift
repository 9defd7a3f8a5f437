/// Edits a model at random, announces the edits, and checks the table throughout.
///
/// ```swift
/// @Test(arguments: 0..<100 as Range<UInt64>) @MainActor
/// func theFeedStaysConsistent(seed: UInt64) {
///   let run = RandomRun(seed: seed) { makeFeed() }
///   if let violation = run.firstViolation() { Issue.record("\(violation)") }
/// }
/// ```
///
/// The same seed produces the same run. A violation names the seed and the step, and contains as
/// few operations as were found to cause it: the run is repeated, on a new table, without some of
/// them.
@MainActor
public struct RandomRun {
  /// The seed of the run.
  public let seed: UInt64
  /// The approximate number of announced changes.
  public let stepCount: Int
  /// The number of edits in one announced change.
  public let editsPerStep: ClosedRange<Int>
  /// The maximum number of repetitions that look for fewer operations.
  public var replayLimit = 400
  private let makeSubject: () -> RandomSubject

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - stepCount: The approximate number of announced changes: some steps change something else.
  ///   - editsPerStep: The number of edits in one announced change.
  ///   - makeSubject: Creates a new table with a new model, the same each time.
  public init(
    seed: UInt64, stepCount: Int = 50, editsPerStep: ClosedRange<Int> = 1...8,
    makeSubject: @escaping () -> RandomSubject
  ) {
    self.seed = seed
    self.stepCount = stepCount
    self.editsPerStep = editsPerStep
    self.makeSubject = makeSubject
  }

  /// Returns the first violation of a run, which ends there.
  ///
  /// - Parameter finished: Called with the extent of the checks.
  /// - Returns: The violation, with as few operations as were found to cause it; nil if there is
  ///   none.
  /// - Complexity: O(steps · (rows · layers + edits · log edits)); many times that if there is a
  ///   violation.
  public func firstViolation(
    finished: (ConsistencyChecker.Totals) -> Void = { _ in }
  ) -> Violation? {
    let steps = steps
    guard let failure = play(steps, finished: finished) else { return nil }
    return shrunk(failure, from: Array(steps.prefix(failure.step + 1)))
  }

  /// A violation, and the step that revealed it.
  private struct Failure {
    let step: Int
    let violation: Violation
    /// All violations of the step.
    let violations: [Violation]

    func isLike(_ other: Failure) -> Bool {
      violation.rule == other.violation.rule && violation.layer == other.violation.layer
    }
  }

  /// Returns the rules broken in the first step that breaks any.
  func rulesOfFirstViolations() -> Set<ConsistencyRule> {
    Set(play(steps)?.violations.map(\.rule) ?? [])
  }

  private var steps: [RandomStep] {
    var generator = SeededGenerator(seed: seed)
    return (0..<stepCount).map { _ in RandomStep(editCounts: editsPerStep, using: &generator) }
  }

  private func play(
    _ steps: [RandomStep], finished: (ConsistencyChecker.Totals) -> Void = { _ in }
  ) -> Failure? {
    let subject = makeSubject()
    let checker = ConsistencyChecker(checking: subject.table) { _ in }
    defer {
      checker.stop()
      finished(checker.totals)
    }
    return withExtendedLifetime(subject) {
      for (index, step) in steps.enumerated() {
        if checker.violations.isEmpty { step.make(on: subject, checker: checker) }
        if let violation = checker.violations.first {
          return Failure(step: index, violation: violation, violations: checker.violations)
        }
      }
      return nil
    }
  }

  /// Leaves out steps, then edits, as long as the rest breaks the same rule.
  private func shrunk(_ failure: Failure, from steps: [RandomStep]) -> Violation {
    var steps = steps
    var smallest = failure
    var replays = replayLimit
    /// Returns the steps up to the one that breaks the rule; nil if none does.
    func fails(_ fewer: [RandomStep]) -> [RandomStep]? {
      guard replays > 0 else { return nil }
      replays -= 1
      guard let found = play(fewer), found.isLike(failure) else { return nil }
      smallest = found
      return Array(fewer.prefix(found.step + 1))
    }
    var before: [RandomStep]
    repeat {
      before = steps
      dropSteps(of: &steps, fails)
      dropEdits(of: &steps, fails)
    } while steps != before && replays > 0
    var violation = smallest.violation
    violation.seed = seed
    violation.step = failure.step
    return violation
  }

  private func dropSteps(
    of steps: inout [RandomStep], _ fails: ([RandomStep]) -> [RandomStep]?
  ) {
    var length = max(steps.count / 2, 1)
    while length > 0 {
      var start = 0
      while start + length <= steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<(start + length))
        if let failing = fails(fewer) { steps = failing } else { start += length }
      }
      length /= 2
    }
  }

  private func dropEdits(
    of steps: inout [RandomStep], _ fails: ([RandomStep]) -> [RandomStep]?
  ) {
    var index = 0
    while index < steps.count {
      var failing: [RandomStep]?
      for step in steps[index].smaller where failing == nil {
        var fewer = steps
        fewer[index] = step
        failing = fails(fewer)
      }
      if let failing { steps = failing } else { index += 1 }
    }
  }
}
