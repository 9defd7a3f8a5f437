import Foundation
import Testing

@testable import DecoratorTableKit

@Suite("A row that loads more")
@MainActor
struct LoadMoreLayerTests {
  private let source = PlainDataSource([(0..<30).map { "post \($0)" }])
  private let calls = CallLog()
  private let keeper = Keeper()

  private func makeTable() -> (LoadMoreLayer, UITableView) {
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

  #if HEADLESS_UIKIT
  @Test("The state that it has already changes nothing")
  func sameState() async {
    let table = DecoratedTable(dataSource: source)
    var (states, loads): ([LoadMoreLayer.State], Int) = ([], 0)
    let more = table.addLoadMore { tableView, _ in
      textCell(tableView, "more")
    } configure: { _, state in
      states.append(state)
    } load: { _ in
      loads += 1
    }
    let tableView = UITableView.forTests()
    tableView.stayTame()
    table.attach(to: tableView)
    scrollToEnd(tableView)
    more.state = .failed
    let before = states
    more.state = .failed
    #expect(states == before)
    more.state = .idle
    await wait { loads == 2 }
    more.state = .loading
    more.state = .idle
    more.state = .idle
    await wait { loads == 3 }
    await nextTurn()
    #expect(loads == 3)
  }

  @Test("A table that is detached in no window ends no display, and its cell is another's by then")
  func detachedInNoWindow() async {
    let table = DecoratedTable(dataSource: source)
    var states: [LoadMoreLayer.State] = []
    let more = table.addLoadMore { tableView, _ in
      textCell(tableView, "more")
    } configure: { _, state in
      states.append(state)
    } load: { more in
      more.state = .failed
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    scrollToEnd(tableView)
    #expect(more.state == .failed)
    tableView.simulateWindow(false)
    table.detach()
    states = []
    more.state = .idle
    await nextTurn()
    #expect(states == [])
    #expect(more.state == .idle)
  }
  #endif

  @Test("It is placed after the last row, and loads when it is displayed, once")
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

  @Test("When there is no more, the row is removed, and it is inserted again when there is")
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

  @Test("A source that has its content at hand announces it at once, page by page")
  func announcedAtOnce() async {
    let source = source
    source.sections = [["row 0"]]
    let table = DecoratedTable(dataSource: source)
    keeper.keep(table)
    table.addLoadMore { tableView, _ in
      textCell(tableView, "more")
    } load: { [unowned table] more in
      let row = source.sections[0].count
      source.sections[0].append("row \(row)")
      table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
      more.state = row < 3 ? .idle : .finished
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    let calls = calls
    table.observe { event in
      switch event {
      case .didLoad: calls.note("load")
      case .anomaly(let anomaly): calls.note("\(anomaly)")
      default: break
      }
    }
    tableView.layoutIfNeeded()
    calls.clear()
    for _ in 0..<1000 where tableView.cellForRow(at: [0, 4]) != nil || source.sections[0].count < 4
    {
      await Task.yield()
      tableView.layoutIfNeeded()
    }
    #expect(tableView.displayedTexts() == [["row 0", "row 1", "row 2", "row 3"]])
    #expect(calls.lines.isEmpty)
  }

  @Test("A table that is wired by hand is updated after the callback, and not in it")
  func finishedAtOnceByHand() async {
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    let calls = calls
    let source = PlainDataSource([["a"]])
    let more = LoadMoreLayer { tableView, _ in
      textCell(tableView, "more")
    } load: { more in
      _ = tableView.takeCalls()
      more.state = .finished
      for call in tableView.takeCalls() { calls.note(call) }
    }
    let dataSource = AdditionalTableViewDataSourceImpl(inner: source, layer: more)
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: more)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    #expect(more.state == .finished)
    #expect(calls.lines.isEmpty)
    await wait { tableView.numberOfRows(inSection: 0) == 1 }
    #expect(tableView.takeCalls() == ["{", "-[0, 1] automatic", "}"])
    #expect(tableView.displayedTexts() == [["a"]])
    withExtendedLifetime(delegate) {}
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

  @Test("No object retains it but its owner")
  func ownership() {
    weak var more: LoadMoreLayer?
    weak var half: AdditionalTableViewDelegateImpl?
    do {
      let strong = LoadMoreLayer { tableView, _ in
        textCell(tableView, "more")
      } load: { _ in
      }
      let dataSource = AdditionalTableViewDataSourceImpl(inner: source, layer: strong)
      let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: strong)
      withExtendedLifetime(dataSource) {}
      more = strong
      half = delegate
    }
    #expect(more == nil)
    #expect(half == nil)
  }
}
