import Foundation

/// What a run has shown, as a text to send.
@MainActor
package struct CheckReport {
  private let title: String
  private let groups: [CheckGroup]
  private let outcomes: [[CheckOutcome?]]
  private let anomalies: [String]?

  /// Makes the report of a run.
  ///
  /// - Parameters:
  ///   - run: The run, which may be under way.
  ///   - system: The system's name and version, and the device.
  ///   - date: When the questions were asked.
  ///   - anomalies: What the kit has reported since the app was opened; nil if nothing was noted.
  package init(of run: CheckRun, system: String, date: Date, anomalies: [String]? = nil) {
    title = "Checks on \(system), \(date)"
    groups = run.groups
    outcomes = run.outcomes
    self.anomalies = anomalies
  }

  /// How many of the questions that could be asked have passed, as in "12 of 13 passed".
  package var summary: String {
    let all = outcomes.joined()
    let count = all.count { if case .passed? = $0 { true } else { false } }
    let left = all.count { if case .notAsked? = $0 { true } else { $0 == nil } }
    let passed = "\(count) of \(all.count - left) passed"
    return left == 0 ? passed : "\(passed), \(left) not asked"
  }

  /// The questions that were answered otherwise than expected, with what was seen.
  package var failures: [String] {
    lines.joined().filter { $0.hasPrefix(CheckOutcome.failed("").mark) }
  }

  /// What the kit has reported, line by line; nil if nothing was noted.
  package var reported: String? {
    guard let anomalies else { return nil }
    let title = "Anomalies since the app was opened"
    return anomalies.isEmpty
      ? "\(title): none" : (["\(title):"] + anomalies).joined(separator: "\n")
  }

  /// A title, a line for each question, what was reported, and the summary.
  package var text: String {
    let parts = zip(groups, lines).map { group, lines in
      ([group.title] + lines).joined(separator: "\n")
    }
    return ([title] + parts + [reported, summary].compactMap(\.self)).joined(separator: "\n\n")
      + "\n"
  }

  private var lines: [[String]] {
    zip(groups, outcomes).map { group, outcomes in
      zip(group.checks, outcomes).map { check, outcome in
        outcome.map { "\($0.mark) \(check.title): \($0.text)" } ?? "… \(check.title)"
      }
    }
  }
}
