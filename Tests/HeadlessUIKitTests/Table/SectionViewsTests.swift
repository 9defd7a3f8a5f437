import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Headers and footers")
struct SectionViewsTests {
  private let log = CallLog()

  private func table(
    _ counts: [Int], _ style: UITableView.Style = .plain, source: any UITableViewDataSource,
    delegate: (any UITableViewDelegate)? = nil
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 250), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.rowHeight = 100
    table.dataSource = source
    table.delegate = delegate
    return table
  }

  @Test("The rows are first; then height, view, title and display of each header")
  func order() {
    let source = TitledSource([2, 2], log: log)
    let delegate = HeaderDelegate(log: log)
    let table = table([2, 2], source: source, delegate: delegate)
    delegate.height = { _ in 30 }
    table.layoutIfNeeded()
    #expect(
      log.consume() == [
        "cell 0.0", "cell 0.1", "cell 1.0", "headerHeight 0", "view 0", "title 0", "willDisplay 0",
        "headerHeight 1", "view 1", "title 1", "willDisplay 1", "footerTitle 0", "footerTitle 1",
      ])
    // It was in view until the headers turned up that nobody had announced.
    #expect(table.cellForRow(at: IndexPath(0, in: 1)) == nil)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.rectForHeader(inSection: 1).minY == 230)
    #expect(table.rectForRow(at: IndexPath(0, in: 1)).minY == 260)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Title 0")
  }

  @Test("A view replaces a title, which is then not requested")
  func viewFirst() {
    let source = TitledSource([1], log: log)
    let delegate = HeaderDelegate(log: log)
    delegate.view = { table, _ in
      table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    let table = table([1], source: source, delegate: delegate)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.reuseIdentifier == "header")
    #expect(!log.lines.contains("title 0"))
  }

  @Test("In a plain table a section without view and title has no header, whatever its height")
  func noneInPlain() {
    let source = TitledSource([1], log: log)
    source.title = { _ in nil }
    let delegate = HeaderDelegate(log: log)
    delegate.height = { _ in 50 }
    let table = table([1], source: source, delegate: delegate)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 0)
    #expect(table.contentSize.height == 100)
  }

  @Test("In a grouped table such a section has a default or its given height")
  func spacingInGrouped() {
    let setup = LoggedTable([1, 1], style: .grouped)
    setup.table.rowHeight = 100
    setup.table.layoutIfNeeded()
    #expect(setup.table.rectForHeader(inSection: 0).height > 0)
    #expect(setup.table.rectForFooter(inSection: 0).height > 0)
    let delegate = HeaderDelegate(log: log)
    delegate.height = { $0 == 0 ? 0 : 12 }
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    #expect(setup.table.rectForHeader(inSection: 0).height == 0)
    #expect(setup.table.rectForHeader(inSection: 1).height == 12)
  }

  @Test("A height of 0 hides a header: neither its view nor its title is requested")
  func zeroHides() {
    let source = TitledSource([1], log: log)
    let delegate = HeaderDelegate(log: log)
    delegate.height = { _ in 0 }
    let table = table([1], source: source, delegate: delegate)
    table.layoutIfNeeded()
    #expect(!log.lines.contains("title 0"))
    #expect(!log.lines.contains("view 0"))
    #expect(table.contentSize.height == 100)
  }

  @Test("The property counts where the delegate has no answer")
  func property() {
    let source = TitledSource([1], log: log)
    let table = table([1], source: source)
    table.sectionHeaderHeight = 33
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 33)
    table.sectionHeaderHeight = 44
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 44)
    #expect(table.rectForRow(at: IndexPath(0)).minY == 44)
  }

  @Test("Headers of sections off screen end their display, go to the pool and are reused")
  func comingAndGoing() {
    let source = TitledSource([2, 2, 2, 2], log: log)
    let delegate = HeaderDelegate(log: log)
    delegate.view = { table, _ in
      table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    delegate.height = { _ in 50 }
    let table = table([2, 2, 2, 2], source: source, delegate: delegate)
    table.layoutIfNeeded()
    let first = table.headerView(forSection: 0)
    #expect(first != nil)
    _ = log.consume()
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(log.lines.contains("didEnd 0"))
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) != nil)
    #expect(first?.superview != nil)
  }

  @Test("In a plain table a header stays at the top while its section is in view")
  func floating() {
    let source = TitledSource([3, 3], log: log)
    let table = table([3, 3], source: source)
    table.sectionHeaderHeight = 20
    table.layoutIfNeeded()
    table.contentOffset.y = 150
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 150)
    table.contentOffset.y = 310
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test("In a grouped table headers move with their rows")
  func notFloating() {
    let source = TitledSource([3, 3], log: log)
    let table = table([3, 3], .grouped, source: source)
    table.sectionHeaderHeight = 20
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    table.contentOffset.y = 150
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test("Sections without rows show their headers, and there may be many")
  func emptySections() {
    let source = TitledSource([0, 0, 0], log: log)
    let table = table([0, 0, 0], source: source)
    table.sectionHeaderHeight = 20
    table.layoutIfNeeded()
    #expect((0..<3).map { table.headerView(forSection: $0)?.frame.minY } == [0, 20, 40])
    #expect(table.contentSize.height == 60)
  }

  @Test("The views above and below all sections keep their heights and the table's width")
  func accessories() {
    let setup = LoggedTable([2])
    setup.table.rowHeight = 100
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    setup.table.tableHeaderView = header
    setup.table.tableFooterView = footer
    setup.table.layoutIfNeeded()
    #expect(setup.table.rectForRow(at: IndexPath(0)).minY == 60)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(footer.frame == CGRect(x: 0, y: 260, width: 320, height: 40))
    #expect(setup.table.contentSize.height == 300)
    setup.table.tableHeaderView = nil
    setup.table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(setup.table.contentSize.height == 240)
  }

  @Test("A negative header height is a failure that names the section")
  func badHeight() {
    let source = TitledSource([1], log: log)
    let delegate = HeaderDelegate(log: log)
    delegate.height = { _ in -7 }
    let table = table([1], source: source, delegate: delegate)
    let failures = UIKitFailure.recording { table.layoutIfNeeded() }
    #expect(failures.first?.reason.contains("section 0 is -7") == true)
  }
}

@MainActor
private final class TitledSource: NSObject, UITableViewDataSource {
  let counts: [Int]
  let log: CallLog
  var title: (Int) -> String? = { "Title \($0)" }

  init(_ counts: [Int], log: CallLog) {
    self.counts = counts
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.add("cell", indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    log.lines.append("title \(section)")
    return title(section)
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    log.lines.append("footerTitle \(section)")
    return nil
  }
}

@MainActor
private final class HeaderDelegate: NSObject, UITableViewDelegate {
  let log: CallLog
  var height: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  var view: (UITableView, Int) -> UIView? = { _, _ in nil }

  init(log: CallLog) { self.log = log }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    log.lines.append("headerHeight \(section)")
    return height(section)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log.lines.append("view \(section)")
    return view(tableView, section)
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    log.lines.append("willDisplay \(section)")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    log.lines.append("didEnd \(section)")
  }
}
