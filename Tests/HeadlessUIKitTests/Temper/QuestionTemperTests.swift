import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables that make more calls than they need")
struct QuestionTemperTests {
  /// Sections of two rows and of one, in a window and on screen.
  private func make(_ temper: UITableView.Temper) -> LoggedTable {
    let setup = LoggedTable([2, 1])
    setup.table.temper = temper
    setup.table.simulateWindow()
    setup.table.layoutIfNeeded()
    _ = setup.log.consume()
    return setup
  }

  private let question = ["sections", "rows 0", "rows 1"]

  @Test("A tame table calls nothing when it scrolls, is edited, or gets a header")
  func tame() {
    let setup = make([])
    let table = setup.table
    table.setEditing(true, animated: false)
    table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    table.scrollToRow(at: IndexPath(1), at: .top, animated: false)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
    table.delegate = nil
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(setup.log.consume().filter { question.contains($0) } == [])
    for temper in UITableView.Temper.each { #expect(table.firings(of: temper) == 0, "\(temper)") }
  }

  @Test("Counts are requested again before a layout, a selection, a scroll and around a batch")
  func countsAgain() {
    let setup = make(.countsAgain)
    let table = setup.table
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(setup.log.consume() == question)
    table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    table.scrollToRow(at: IndexPath(1), at: .top, animated: false)
    table.setEditing(true, animated: false)
    #expect(setup.log.consume() == question + question + question)
    table.performBatchUpdates({ setup.log.lines.append("batch") })
    let asked = setup.log.consume().filter { $0 == "sections" || $0 == "batch" }
    #expect(asked == ["sections", "batch", "sections", "sections"])
    #expect(table.firings(of: .countsAgain) > 4)
  }

  @Test("Changed counts load the table, except where a batch may be about to announce them")
  func otherCounts() {
    let setup = make(.countsAgain)
    setup.source.counts = [3, 1]
    setup.table.insertRows(at: [IndexPath(2)], with: .none)
    #expect(setup.table.numberOfRows(inSection: 0) == 3)
    setup.source.counts = [3, 2]
    setup.table.setNeedsLayout()
    setup.table.layoutIfNeeded()
    #expect(setup.table.numberOfRows(inSection: 1) == 2)
    #expect(setup.table.cellForRow(at: IndexPath(row: 1, section: 1)) != nil)
  }

  @Test("Rows of the first section are requested before the sections")
  func rowsFirst() {
    let setup = make(.rowsFirst)
    setup.table.reloadData()
    #expect(Array(setup.log.consume().prefix(4)) == ["rows 0"] + question)
    #expect(setup.table.firings(of: .rowsFirst) > 0)
  }

  @Test("Setting a delegate, a header or a footer view requests the counts, and uses new ones")
  func setters() {
    let setup = make([.delegateReloads, .accessoryReloads])
    let table = setup.table
    let delegate = LoggedDisplayDelegate(log: setup.log)
    table.delegate = delegate
    table.delegate = delegate
    #expect(setup.log.consume() == question)
    table.tableHeaderView = UIView()
    table.tableFooterView = UIView()
    table.backgroundView = UIView()
    #expect(setup.log.consume() == question + question)
    table.dataSource = nil
    table.dataSource = setup.source
    table.delegate = nil
    #expect(setup.log.consume() == question)
    #expect(table.firings(of: .delegateReloads) == 2)
    #expect(table.firings(of: .accessoryReloads) == 2)
    setup.source.counts = [1]
    table.delegate = delegate
    #expect(table.numberOfSections == 1)
  }

  @Test("Tempers have names, and one without is refused")
  func names() {
    typealias Temper = UITableView.Temper
    #expect(Temper("counts-again, rows-first") == [.countsAgain, .rowsFirst])
    #expect(Temper("all") == .all)
    #expect(Temper("") == [])
    #expect(Temper("mild") == nil)
    for temper in Temper.each { #expect(Temper("\(temper)") == temper) }
    #expect(Set(Temper.each).count == Temper.each.count)
  }
}
