import DecoratorTableKit
import Foundation
import Testing

@testable import TableChecks

@MainActor
@Suite("The questions to a table")
struct TableChecksTests {
  /// On a simulator, this is what UIKit answers. The continuous integration looks for the report in
  /// what the tests print.
  @Test("All questions are answered as expected")
  func all() async {
    let run = CheckRun()
    await run.ask(on: TestStage.stage())
    let report = CheckReport(of: run, system: TestStage.system, date: Date())
    print(report.text)
    #expect(report.failures == [])
    #expect(run.outcomes.joined().allSatisfy { $0 != nil })
    #expect(run.current == nil)
    #if HEADLESS_UIKIT
    let count = run.groups.map(\.checks.count).reduce(0, +)
    #expect(report.summary == "\(count) of \(count) passed")
    #endif
  }

  @Test("Each question has a unique text, and each group has questions")
  func titles() {
    let groups = CheckGroup.all
    let titles = groups.flatMap(\.checks).map(\.title)
    #expect(Set(titles).count == titles.count)
    #expect(groups.allSatisfy { !$0.checks.isEmpty })
  }

  @Test("A run publishes its current question, and is not started twice")
  func order() async {
    var lines: [String] = []
    var run: CheckRun?
    let asked = CheckRun([
      CheckGroup(
        "Letters",
        ["A", "B"].map { letter in
          TableCheck(letter) { stage in
            lines.append("asks \(letter)")
            await run?.ask(on: stage)
            return .passed(letter)
          }
        })
    ])
    run = asked
    asked.onChange = { lines.append("now \(asked.current?.title ?? "nothing")") }
    await asked.ask(on: TestStage.stage())
    #expect(lines == ["now A", "asks A", "now B", "asks B", "now nothing"])
    #expect(asked.outcomes == [[.passed("A"), .passed("B")]])
    asked.onChange = {}
  }

  @Test("A table of the stage is in its window, and is removed when the stage is cleared")
  func stage() async throws {
    let window = TestStage.window()
    let stage = CheckStage(in: window, makeTable: TestStage.makeTable)
    let table = await stage.show(.withAds, CheckedSource.sections([4, 2]))
    #expect(table.tableView.window === window)
    #expect(table.tableView.numberOfSections == 2)
    #expect(table.tableView.numberOfRows(inSection: 0) == 5)
    #expect(table.expectedRows == [["A0", "A1", "A2", "ad 0", "A3"], ["B0", "B1"]])
    stage.clear()
    #expect(table.tableView.superview == nil)
    #expect(window.subviews.isEmpty)
  }
}
