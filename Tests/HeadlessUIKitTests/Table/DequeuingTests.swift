import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Registering and dequeuing")
struct DequeuingTests {
  private func table(rows: Int = 3) -> LoggedTable {
    let setup = LoggedTable([rows])
    setup.table.rowHeight = 50
    setup.table.layoutIfNeeded()
    return setup
  }

  @Test("Without a path there is no cell, unless one is in the pool or a class is registered")
  func withoutPath() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    table.register(LoggedCell.self, forCellReuseIdentifier: "a")
    let cell = table.dequeueReusableCell(withIdentifier: "a")
    #expect(cell is LoggedCell)
    #expect(cell?.reuseIdentifier == "a")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test("An identifier without a registration is a failure in UIKit's words")
  func unregistered() {
    let setup = table()
    let failures = UIKitFailure.recording {
      _ = setup.table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(0))
    }
    #expect(
      failures == [
        UIKitFailure(
          name: "NSInternalInconsistencyException",
          reason: "unable to dequeue a cell with identifier none - must register a nib or a class "
            + "for the identifier or connect a prototype cell in a storyboard")
      ])
  }

  @Test("A removed registration is missing, but cells in the pool can be dequeued")
  func takenBack() {
    let setup = table()
    setup.table.reloadData()
    setup.table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    let failures = UIKitFailure.recording {
      _ = setup.table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(0))
    }
    #expect(failures.count == 1)
    #expect(setup.table.dequeueReusableCell(withIdentifier: "cell") is LoggedCell)
  }

  @Test("The latest registration counts; its removal does not restore the one before")
  func latestRegistration() {
    let table = UITableView(frame: .zero, style: .plain)
    let nib = UINib(headless: { [UITableViewCell(style: .value1, reuseIdentifier: "a")] })
    table.register(LoggedCell.self, forCellReuseIdentifier: "a")
    table.register(nib, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a")?.style == .value1)
    table.register(LoggedCell.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is LoggedCell)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test("Removing a nib keeps a class, and removing a class keeps a nib")
  func takingBackTheOtherKind() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(LoggedCell.self, forCellReuseIdentifier: "a")
    table.register(nil as UINib?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is LoggedCell)
    let nib = UINib(headless: { [UITableViewCell(style: .value1, reuseIdentifier: "b")] })
    table.register(nib, forCellReuseIdentifier: "b")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "b")
    #expect(table.dequeueReusableCell(withIdentifier: "b")?.style == .value1)
    table.register(nil as UINib?, forCellReuseIdentifier: "b")
    #expect(table.dequeueReusableCell(withIdentifier: "b") == nil)
  }

  @Test("Headers and footers keep the same rules")
  func headersAndFooters() {
    let table = UITableView(frame: .zero, style: .plain)
    let kind = UITableViewHeaderFooterView.self
    table.register(kind, forHeaderFooterViewReuseIdentifier: "a")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "a")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "a") != nil)
    let nib = UINib(headless: { [UITableViewHeaderFooterView(reuseIdentifier: "nib")] })
    table.register(nib, forHeaderFooterViewReuseIdentifier: "a")
    table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "a")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "a")
    #expect(view?.reuseIdentifier == "nib")
  }

  @Test("A path that does not exist is a failure")
  func unknownPath() {
    let setup = table(rows: 3)
    let failures = UIKitFailure.recording {
      _ = setup.table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(3))
    }
    #expect(failures.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(failures[0].reason.hasPrefix("request for rect at invalid index path ("))
    #expect(failures[0].reason.contains("path = 0 - 3"))
  }

  @Test("Two cells of one identifier for one path are a failure; without a path there is no limit")
  func onceForEachCall() {
    let setup = LoggedTable([1])
    let source = ClosureSource(rows: 1) { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "cell")
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    setup.table.dataSource = source
    let failures = UIKitFailure.recording { setup.table.layoutIfNeeded() }
    #expect(failures.count == 1)
    #expect(
      failures[0].reason.hasPrefix("Attempted to dequeue multiple cells for the same index path"))
  }

  @Test("A second cell of another identifier for one path passes, unless the check is on")
  func otherIdentifier() {
    let setup = LoggedTable([1])
    setup.table.register(LoggedCell.self, forCellReuseIdentifier: "other")
    let source = ClosureSource(rows: 1) { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      return table.dequeueReusableCell(withIdentifier: "other", for: path)
    }
    setup.table.dataSource = source
    #expect(UIKitFailure.recording { setup.table.layoutIfNeeded() } == [])
    #expect(setup.table.visibleCells.map(\.reuseIdentifier) == ["other"])
    setup.table.requiresDequeueForRequestedRow = true
    let failures = UIKitFailure.recording {
      setup.table.reloadData()
      setup.table.layoutIfNeeded()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.reason.contains("Cell identifier: other") == true)
  }

  @Test("Dequeuing for another row than the requested one passes, unless the check is on")
  func otherRow() {
    let setup = LoggedTable([2])
    let source = ClosureSource { table, path in
      table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(0))
    }
    setup.table.dataSource = source
    #expect(UIKitFailure.recording { setup.table.layoutIfNeeded() } == [])
    setup.table.requiresDequeueForRequestedRow = true
    let failures = UIKitFailure.recording {
      setup.table.reloadData()
      setup.table.layoutIfNeeded()
    }
    #expect(failures.count == 1)
    #expect(failures[0].reason.contains("path = 0 - 0"))
    #expect(failures[0].reason.contains("path = 0 - 1"))
  }

  @Test("A class that is no cell and a class that is no header are refused")
  func wrongClass() {
    let table = UITableView(frame: .zero, style: .plain)
    let failures = UIKitFailure.recording {
      table.register(UIView.self, forCellReuseIdentifier: "a")
      table.register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "a")
    }
    #expect(failures.map(\.name) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
    #expect(failures[0].reason.hasPrefix("must pass a class of kind UITableViewCell"))
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test("A nib makes cells, replaces a class, and must contain exactly one cell")
  func nibs() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    table.register(
      UINib(headless: { [LoggedCell(style: .default, reuseIdentifier: "a")] }),
      forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is LoggedCell)
    table.register(UINib(headless: { [] }), forCellReuseIdentifier: "a")
    let failures = UIKitFailure.recording {
      _ = table.dequeueReusableCell(withIdentifier: "a")
    }
    #expect(failures.count == 1)
    #expect(failures[0].reason.hasPrefix("invalid nib registered for identifier (a)"))
  }

  @Test("A cell from a nib has the identifier of the registration, and may have no other")
  func nibIdentifiers() {
    let table = UITableView(frame: .zero, style: .plain)
    for own in [nil, "a"] {
      table.register(
        UINib(headless: { [LoggedCell(style: .default, reuseIdentifier: own)] }),
        forCellReuseIdentifier: "a")
      #expect(table.dequeueReusableCell(withIdentifier: "a")?.reuseIdentifier == "a")
    }
    table.register(
      UINib(headless: { [LoggedCell(style: .default, reuseIdentifier: "b")] }),
      forCellReuseIdentifier: "a")
    let failures = UIKitFailure.recording {
      _ = table.dequeueReusableCell(withIdentifier: "a")
    }
    #expect(
      failures.map(\.reason) == [
        "cell reuse indentifier in nib (b) does not match the identifier used to register the nib (a)"
      ])
  }

  @Test("A new cell is not prepared for reuse, and a cell without an identifier is never reused")
  func preparing() {
    let setup = LoggedTable([1])
    var made: [LoggedCell] = []
    let source = ClosureSource(rows: 1) { [log = setup.log] table, _ in
      if let cell = table.dequeueReusableCell(withIdentifier: "own") { return cell }
      let cell = LoggedCell(style: .default, reuseIdentifier: nil)
      cell.log = log
      made.append(cell)
      return cell
    }
    setup.table.dataSource = source
    setup.table.layoutIfNeeded()
    setup.table.reloadData()
    setup.table.layoutIfNeeded()
    #expect(made.count == 2)
    #expect(!setup.log.lines.contains { $0.hasPrefix("prepare") })
  }

  @Test("A source that is released while its rows are shown is a failure that says so")
  func sourceGone() {
    let setup = LoggedTable([100])
    var source: ClosureSource? = ClosureSource(rows: 100) { _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    setup.table.dataSource = source
    setup.table.layoutIfNeeded()
    source = nil
    setup.table.contentOffset.y = 1000
    let failures = UIKitFailure.recording { setup.table.layoutIfNeeded() }
    #expect(failures.count == 1)
    #expect(failures[0].reason.contains("failed to obtain a cell from its dataSource (nil)"))
  }

  @Test("Negative counts are failures, and count as none", arguments: [-1, -100])
  func negativeCounts(count: Int) {
    let setup = LoggedTable([count])
    let failures = UIKitFailure.recording { setup.table.reloadData() }
    #expect(failures.count == 1)
    #expect(failures[0].reason.contains("rows in section 0"))
    #expect(failures[0].reason.contains("\(count)"))
    #expect(setup.table.numberOfRows(inSection: 0) == 0)
  }
}

@MainActor
final class ClosureSource: NSObject, UITableViewDataSource {
  private let rows: Int
  private let cell: (UITableView, IndexPath) -> UITableViewCell

  init(rows: Int = 2, _ cell: @escaping (UITableView, IndexPath) -> UITableViewCell) {
    self.rows = rows
    self.cell = cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath)
  }
}
