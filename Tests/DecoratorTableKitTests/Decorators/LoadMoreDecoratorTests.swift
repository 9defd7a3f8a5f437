import DecoratorTableKit
import Foundation
import Testing

@Suite("A row that loads more")
@MainActor
struct LoadMoreDecoratorTests {
  private let source = PlainDataSource([(0..<30).map { "post \($0)" }])
  private let calls = CallLog()
  private let keeper = Keeper()

  private func makeTable() -> (LoadMoreDecorator, UITableView) {
    let table = DecoratedTable(dataSource: source)
    keeper.keep(table)
    let calls = calls
    let more = table.addLoadMore { tableView, _ in
      textCell(tableView, "more")
    } configure: { cell, state in
      cell.textLabel?.text = "\(state)"
    } load: { more in
      calls.note("load, \(more.state)")
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (more, tableView)
  }

  private let last = IndexPath(row: 30, section: 0)

  private func scrollToEnd(_ tableView: UITableView) {
    let section = tableView.numberOfSections - 1
    let row = tableView.numberOfRows(inSection: section) - 1
    tableView.scrollToRow(
      at: IndexPath(row: row, section: section), at: .bottom, animated: false)
    tableView.layoutIfNeeded()
  }

  private func scrollToTop(_ tableView: UITableView) {
    tableView.contentOffset = .zero
    tableView.layoutIfNeeded()
  }

  @Test("It stands after the last row, and loads when it comes on screen, once")
  func once() {
    let (more, tableView) = makeTable()
    #expect(tableView.numberOfRows(inSection: 0) == 31)
    #expect(calls.lines.isEmpty)
    #expect(more.state == .idle)
    for _ in 0..<3 {
      scrollToEnd(tableView)
      scrollToTop(tableView)
    }
    #expect(calls.lines == ["load, loading"])
    // As soon as there is more again, the next time counts.
    more.state = .idle
    scrollToEnd(tableView)
    #expect(calls.lines.count == 2)
  }

  @Test("A row that is on screen already when there is more loads it too, on the next turn")
  func stillOnScreen() async {
    let (more, tableView) = makeTable()
    scrollToEnd(tableView)
    #expect(tableView.cellForRow(at: last)?.textLabel?.text == "loading")
    more.state = .idle
    #expect(tableView.cellForRow(at: last)?.textLabel?.text == "idle")
    #expect(calls.lines.count == 1)
    for _ in 0..<1000 where calls.lines.count < 2 { await Task.yield() }
    #expect(calls.lines.count == 2)
    #expect(more.state == .loading)
    scrollToTop(tableView)
    more.state = .idle
    for _ in 0..<100 { await Task.yield() }
    #expect(calls.lines.count == 2)
  }

  @Test("When there is no more there is no row, and it comes back when there is")
  func finished() {
    let (more, tableView) = makeTable()
    scrollToEnd(tableView)
    more.state = .finished
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfRows(inSection: 0) == 30)
    more.state = .idle
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfRows(inSection: 0) == 31)
  }

  @Test("A source that has no more at once does not reload in the middle of a layout")
  func finishedAtOnce() async {
    let table = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    keeper.keep(table)
    table.addLoadMore { tableView, _ in
      textCell(tableView, "more")
    } load: { more in
      more.state = .finished
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    for _ in 0..<1000 where tableView.numberOfRows(inSection: 0) == 2 { await Task.yield() }
    #expect(tableView.displayedTexts() == [["a"]])
  }

  @Test("A tap tries again after a failure, and only then")
  func retrying() {
    let (more, tableView) = makeTable()
    scrollToEnd(tableView)
    tableView.simulateTap(at: last)
    #expect(calls.lines.count == 1)
    more.state = .failed
    #expect(tableView.cellForRow(at: last)?.textLabel?.text == "failed")
    scrollToTop(tableView)
    scrollToEnd(tableView)
    #expect(calls.lines.count == 1)
    tableView.simulateTap(at: last)
    #expect(calls.lines.count == 2)
    #expect(more.state == .loading)
    #expect(tableView.indexPathForSelectedRow == nil)
  }

  @Test("It follows content that grows, shrinks and vanishes")
  func followsContent() {
    let (_, tableView) = makeTable()
    source.sections = [["a"], ["b"], []]
    tableView.reloadData()
    tableView.layoutIfNeeded()
    let counts = (0..<3).map { tableView.numberOfRows(inSection: $0) }
    #expect(counts == [1, 1, 1])
    source.sections = []
    tableView.reloadData()
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfSections == 1)
    #expect(tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test("Nothing keeps it but its owner")
  func ownership() {
    weak var more: LoadMoreDecorator?
    weak var half: ForwardingTableViewDelegate?
    do {
      let strong = LoadMoreDecorator(inner: source) { tableView, _ in
        textCell(tableView, "more")
      } load: { _ in
      }
      let delegate = strong.makeDelegate(inner: nil)
      more = strong
      half = delegate
    }
    #expect(more == nil)
    #expect(half == nil)
  }
}
