import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// What callbacks and changes cost, counted in calls of the children's own objects.
@Suite("What a table of several sources asks of them")
@MainActor
struct ComposedCostTests {
  /// Whether a table makes the same calls to an app about a row, however many children there are.
  private func lines(
    beside neighbourCount: Int, _ kind: ComposedTable.Kind,
    _ act: (UITableView, IndexPath) -> Void
  ) -> (own: [String], others: [String]) {
    let methods = Set(SubsetApp.optionalMethods).subtracting([.commitEditing])
    let apps = (0...neighbourCount).map { _ in SubsetApp(methods) }
    let tables = apps.map {
      DecoratedTable(
        dataSource: $0, delegate: $0, prefetchDataSource: $0, dragDelegate: $0, dropDelegate: $0)
    }
    let number = neighbourCount / 2
    let composed = ComposedTable(kind, tables)
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    for (app, table) in zip(apps, tables) {
      app.dataIndexPath = { [unowned table] path in table.dataIndexPath(forReuse: path) }
    }
    guard let row = tables[number].reuseIndexPath(forData: path(1)) else { return ([], []) }
    for app in apps { app.log.clear() }
    act(tableView, row)
    var logs = apps.map(\.log.lines)
    let own = logs.remove(at: number)
    return (own, logs.flatMap { $0 })
  }

  @Test("A callback about a row asks one child, once", arguments: [true, false])
  func rowCallbacks(isBySections: Bool) throws {
    let kind: ComposedTable.Kind = isBySections ? .bySections : .byRows
    func calls(beside count: Int) -> (own: [String], others: [String]) {
      lines(beside: count, kind) { tableView, row in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard let dataSource = tableView.dataSource, let delegate = tableView.delegate else {
          return
        }
        _ = dataSource.tableView(tableView, cellForRowAt: row)
        _ = dataSource.tableView?(tableView, canEditRowAt: row)
        _ = dataSource.tableView?(tableView, canMoveRowAt: row)
        _ = delegate.tableView?(tableView, heightForRowAt: row)
        _ = delegate.tableView?(tableView, estimatedHeightForRowAt: row)
        delegate.tableView?(tableView, willDisplay: cell, forRowAt: row)
        delegate.tableView?(tableView, didEndDisplaying: cell, forRowAt: row)
        _ = delegate.tableView?(tableView, shouldHighlightRowAt: row)
        _ = delegate.tableView?(tableView, willSelectRowAt: row)
        delegate.tableView?(tableView, didSelectRowAt: row)
        _ = delegate.tableView?(tableView, indentationLevelForRowAt: row)
      }
    }
    let alone = calls(beside: 0)
    let among = calls(beside: 20)
    #expect(alone.own.count == 11)
    #expect(among.own == alone.own)
    #expect(among.others.isEmpty)
  }

  @Test("A batch of one child asks the others nothing", arguments: [true, false])
  func batch(isBySections: Bool) {
    let contents = (0..<20).map { [["\($0) a", "\($0) b"], ["\($0) c"]] }
    // Some of the children are on screen.
    let screen = ComposedScreen(isBySections ? .bySections : .byRows, contents, height: 600)
    var asked: [Int: Int] = [:]
    for (number, source) in screen.sources.enumerated() {
      // A table asks for the heights of what it shows in each batch, also of a single source.
      let note = { asked[number, default: 0] += 1 }
      source.willGiveCounts = note
      source.willGiveCell = { _ in note() }
      source.willDisplay = { _ in note() }
      source.didEndDisplaying = { _, _ in note() }
    }
    screen.sources[0].sections[0][0] = "changed"
    screen.tables[0].reconfigureRows(at: [path(0)])
    #expect(asked.keys.sorted() == [0])
    #expect(screen.texts[0][0] == "changed")
    screen.tableView.contentOffset.y = 0
    screen.tableView.layoutIfNeeded()
    asked = [:]
    // One that is below the screen, so that no row of others is displayed or removed there.
    screen.sources[15].sections[0].insert("new", at: 0)
    screen.tables[15].insertRows(at: [path(0)], with: .none)
    #expect(asked.keys.sorted() == [15])
    asked = [:]
    screen.tables[15].reloadData()
    #expect(asked.keys.sorted() == [15])
    #expect(screen.tableView.numberOfRows(inSection: 0) == (isBySections ? 2 : 41))
  }

  @Test("A child without prefetching, drag or drop objects gets none")
  func objectsOfChild() {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    screen.tableView.reloadData()
    screen.tableView.layoutIfNeeded()
    for slot in screen.composed.shown {
      let made = TableObjectKind.allCases.filter { slot.front.existingPart($0) != nil }
      #expect(made == [.dataSource, .delegate])
    }
  }

  #if DEBUG
  @Test("A child is asked once for each method when it is shown, however many others there are")
  func questionsForMethods() {
    func counts(besides count: Int) -> [Int] {
      let apps = (0...count).map { _ in SubsetApp([.numberOfSections, .heightForRow]) }
      let composed = ComposedTable(
        .bySections, apps.map { DecoratedTable(dataSource: $0, delegate: $0) })
      let tableView = UITableView.forTests()
      tableView.temper = []
      var counts: [ObjectIdentifier: [String: Int]] = [:]
      OptionalMethod.questionObserver = { receiver, selector in
        guard ForwardedMethod(rawValue: selector.description) != nil else { return }
        counts[ObjectIdentifier(receiver), default: [:]][selector.description, default: 0] += 1
      }
      composed.attach(to: tableView)
      OptionalMethod.questionObserver = nil
      return apps.map { app in counts[ObjectIdentifier(app)]?.values.reduce(0, +) ?? 0 }
    }
    let alone = counts(besides: 0)[0]
    // Some are asked about once more, for the sake of another one.
    #expect((1..<2 * ForwardedMethod.allCases.count).contains(alone))
    let among = counts(besides: 3).max() ?? 0
    #expect(among <= alone)
  }
  #endif
}
#endif
