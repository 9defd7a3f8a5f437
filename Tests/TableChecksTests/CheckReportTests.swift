import Foundation
import Testing

@testable import TableChecks

@MainActor
@Suite("The report of a run")
struct CheckReportTests {
  private let run = CheckRun([
    CheckGroup(
      "Letters",
      [TableCheck("A is A") { _ in .passed("A") }, TableCheck("B is A") { _ in .failed("B") }]),
    CheckGroup("Numbers", [TableCheck("1 is 1") { _ in .notAsked("no numbers") }]),
  ])
  private let date = Date(timeIntervalSince1970: 0)

  @Test("It has a title, a line for each question, and the number that passed")
  func text() async {
    await run.ask(on: TestStage.stage())
    let report = CheckReport(of: run, system: "iOS 26.0, iPhone", date: date)
    #expect(
      report.text == """
        Checks on iOS 26.0, iPhone, 1970-01-01 00:00:00 +0000

        Letters
        ✓ A is A: A
        ✗ B is A: B

        Numbers
        – 1 is 1: no numbers

        1 of 2 passed, 1 not asked

        """)
    #expect(report.failures == ["✗ B is A: B"])
  }

  @Test("It contains the anomalies that the kit reported, line by line")
  func anomalies() {
    let report = CheckReport(of: run, system: "iOS", date: date, anomalies: ["one", "two"])
    #expect(report.reported == "Anomalies since the app was opened:\none\ntwo")
    #expect(
      report.text.hasSuffix(
        "\n\nAnomalies since the app was opened:\none\ntwo\n\n\(report.summary)\n"))
    let quiet = CheckReport(of: run, system: "iOS", date: date, anomalies: [])
    #expect(quiet.reported == "Anomalies since the app was opened: none")
  }

  @Test("Before a run, all questions count as not asked")
  func before() {
    let report = CheckReport(of: run, system: "iOS", date: date)
    #expect(report.summary == "0 of 0 passed, 3 not asked")
    #expect(report.text.contains("\n… B is A\n"))
    #expect(report.failures == [])
  }

  @Test("The first difference of two lists is reported, also where one of them ends")
  func differences() {
    var findings = CheckFindings()
    findings.expect("letters", ["a", "b"], ["a", "b"])
    findings.expect("number", 1, 1)
    #expect(findings.outcome("all") == .passed("all"))
    findings.expect("letters", ["a", "c"], ["a", "b"])
    findings.expect("letters", ["a"], ["a", "b"])
    findings.expect("number", 2, 1)
    #expect(
      findings.outcome("all")
        == .failed(
          "letters: at 1 c, expected b; letters: at 1 nothing, expected b; number: 2, expected 1"))
    findings.expect("number", 3, 1)
    guard case .failed(let text) = findings.outcome("all") else {
      Issue.record("it has passed")
      return
    }
    #expect(text.hasSuffix("; number: 2, expected 1; and 1 more"))
  }
}
