import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// A table that counts how often an object is set.
private final class CountingObjectsTable: UITableView {
  var given: [String] = []

  override var dataSource: (any UITableViewDataSource)? {
    get { super.dataSource }
    set {
      if newValue != nil { given.append("data source") }
      super.dataSource = newValue
    }
  }

  override var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set {
      if newValue != nil { given.append("delegate") }
      super.delegate = newValue
    }
  }

  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { super.prefetchDataSource }
    set {
      if newValue != nil { given.append("prefetching") }
      super.prefetchDataSource = newValue
    }
  }

  override var dropDelegate: (any UITableViewDropDelegate)? {
    get { super.dropDelegate }
    set {
      if newValue != nil { given.append("drop") }
      super.dropDelegate = newValue
    }
  }
}

/// A drop delegate that is notified of drops that enter the table.
private final class EnteredDropDelegate: NSObject, UITableViewDropDelegate {
  var didEnter: () -> Void = {}

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    didEnter()
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

/// A delegate that observes highlights from some time on, and counts how often it is asked.
private final class ChangingDelegate: NSObject, UITableViewDelegate, SelectorResponding {
  var observesHighlights = false
  var questionCount = 0
  var highlightCount = 0

  func response(to selector: Selector) -> Bool? {
    guard "\(selector)" == ForwardedMethod.didHighlightRow.rawValue else { return false }
    questionCount += 1
    return observesHighlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    highlightCount += 1
  }
}

@Suite("Objects of a table whose methods are added and removed")
@MainActor
struct OtherMethodsTests {
  private func show() -> (table: DecoratedTable, tableView: CountingObjectsTable, ads: RowLayer<Ad>)
  {
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b", "c"]]))
    let ads = table.addRows([Ad(1)], named: "ads", placed: .every(2)) { tableView, _, ad in
      textCell(tableView, ad.text)
    }
    let tableView = CountingObjectsTable(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.given = []
    return (table, tableView, ads)
  }

  private func take(_ tableView: CountingObjectsTable) -> [String] {
    defer { tableView.given = [] }
    return tableView.given
  }

  @Test("Only the object with other methods is set again")
  func onlyThose() {
    let (table, tableView, ads) = show()
    ads.onSelect { _, _ in }
    #expect(take(tableView) == ["delegate"])
    ads.onSelect { _, _ in }
    #expect(take(tableView) == [])
    ads.onDelete { _ in }
    #expect(Set(take(tableView)).contains("data source"))
    ads.leadingSwipeActions { _ in [] }
    #expect(take(tableView) == ["delegate"])
    ads.tableEvents.didScroll = { _ in }
    #expect(take(tableView) == ["delegate"])
    ads.tableEvents.didScroll = { _ in }
    #expect(take(tableView) == [])
    ads.tableEvents.didScroll = nil
    #expect(take(tableView) == ["delegate"])
    // A handler that is no method of its own changes nothing for the table.
    ads.canEdit { _ in true }
    #expect(take(tableView) == [])
    withExtendedLifetime(table) {}
  }

  @Test("The first title of an added section gives the table a data source with titles, once")
  func firstTitle() {
    let (table, tableView, _) = show()
    tableView.stayTame()
    func section(_ title: String?) -> AdditionalSection {
      AdditionalSection(rowCount: 1, headerTitle: title) { tableView, _, _ in
        textCell(tableView, "more")
      }
    }
    let sections = table.addSections([section(nil)], placed: .end)
    tableView.given = []
    sections.append(section("more"))
    #expect(take(tableView).contains("data source"))
    sections.append(section("still more"))
    #expect(take(tableView) == [])
  }

  @Test("An object that is kept is retained, and works")
  func kept() {
    let (table, tableView, ads) = show()
    var prefetched: [AdditionalRow] = []
    ads.events.prefetch = { _, rows in prefetched += rows }
    #expect(take(tableView) == ["prefetching"])
    ads.onSelect { _, _ in }
    #expect(take(tableView) == ["delegate"])
    tableView.prefetchDataSource?.tableView(
      tableView, prefetchRowsAt: [IndexPath(row: 2, section: 0)])
    #expect(prefetched == [.amongContent(index: 0)])
    withExtendedLifetime(table) {}
  }

  @Test("Nothing is set while the user edits or drags, and everything afterwards", arguments: 0..<2)
  func inHands(interaction: Int) async throws {
    let (table, tableView, ads) = show()
    ads.events.dragItems = { _, _, _ in [UIDragItem(itemProvider: NSItemProvider())] }
    tableView.given = []
    let end: () -> Void
    if interaction == 0 {
      tableView.setEditing(true, animated: false)
      end = { tableView.setEditing(false, animated: false) }
    } else {
      let session = try #require(tableView.simulateDrag(from: IndexPath(row: 2, section: 0)))
      end = { tableView.simulateEnd(of: session) }
    }
    ads.onSelect { _, _ in }
    try await Task.sleep(nanoseconds: 120_000_000)
    #expect(take(tableView) == [])
    end()
    await wait { !tableView.given.isEmpty }
    #expect(take(tableView) == ["delegate"])
    withExtendedLifetime(table) {}
  }

  @Test("Nothing is set while a drag is over the table, and everything afterwards")
  func inHandsForDrop() async {
    let (table, tableView, ads) = show()
    let delegate = EnteredDropDelegate()
    tableView.dropDelegate = delegate
    delegate.didEnter = {
      tableView.given = []
      ads.onSelect { _, _ in }
      #expect(tableView.given == [])
    }
    let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
    _ = tableView.simulateDrop(session, at: IndexPath(row: 0, section: 0))
    await wait { tableView.given.contains("delegate") }
    #expect(tableView.given.contains("delegate"))
    withExtendedLifetime((table, delegate)) {}
  }

  @Test(
    "An added child with a drop delegate gives the table one with more methods",
    arguments: [false, true])
  func dropsOfChild(hasLayer: Bool) {
    let delegate = EnteredDropDelegate()
    let children = [nil, delegate].map {
      DecoratedTable(dataSource: PlainDataSource([["a"]]), dropDelegate: $0)
    }
    let composed = ComposedTable(.bySections, [children[0]])
    if hasLayer {
      composed.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
    }
    let tableView = CountingObjectsTable(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.given = []
    composed.children = children
    tableView.layoutIfNeeded()
    #expect(take(tableView).contains("drop"))
    withExtendedLifetime((composed, delegate)) {}
  }

  @Test(
    "A delegate that is set again is asked for its methods again",
    arguments: [(false, true), (true, false), (true, true)])
  func delegateSetAgain(isChild: Bool, hasLayer: Bool) async throws {
    let delegate = ChangingDelegate()
    let feed = DecoratedTable(dataSource: PlainDataSource([["a"]]), delegate: delegate)
    if hasLayer {
      feed.addRows(["ad"], placed: .end) { tableView, _, ad in textCell(tableView, ad) }
    }
    let table = isChild ? ComposedTable(.bySections, [feed]) : feed
    let tableView = UITableView.forTests()
    tableView.temper = []
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    for _ in 0..<3 { await nextTurn() }
    let ours = tableView.delegate
    delegate.observesHighlights = true
    delegate.questionCount = 0
    let content = try #require(isChild && !hasLayer ? feed.attachedTable : feed.contentTableView)
    content.delegate = delegate
    for _ in 0..<100 where delegate.questionCount == 0 { await nextTurn() }
    #expect(delegate.questionCount > 0)
    #expect(tableView.delegate === ours)
    ours?.tableView(tableView, didHighlightRowAt: IndexPath(row: 0, section: 0))
    #expect(delegate.highlightCount == 1)
    withExtendedLifetime(table) {}
  }

  @Test("An object that other code has put there stays")
  func somebodyElse() {
    let (table, tableView, ads) = show()
    final class Other: NSObject, UITableViewDelegate {}
    let other = Other()
    tableView.delegate = other
    tableView.given = []
    ads.onSelect { _, _ in }
    #expect(take(tableView) == [])
    #expect(tableView.delegate === other)
    withExtendedLifetime(table) {}
  }
}
#endif
