import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Which objects get the content table")
@MainActor
struct ContentTableHandingTests {
  /// Has all callbacks called, and returns the tables that they got, by callback.
  private func handed(_ talking: TalkingFeed) -> [String: ObjectIdentifier] {
    let table = talking.tableView
    table.prefetchDataSource = talking.source
    table.dragDelegate = talking.source
    table.dropDelegate = talking.source
    talking.feed.attach(to: table)
    table.layoutIfNeeded()
    guard let row = talking.feed.reuseIndexPath(forData: IndexPath(row: 1, section: 0)) else {
      return [:]
    }
    table.simulateTap(at: row)
    table.simulateScroll(by: 10)
    let far = talking.feed.reuseIndexPath(forData: IndexPath(row: 29, section: 0))
    table.simulatePrefetch(far.map { [$0] } ?? [])
    if let session = table.simulateDrag(from: row) { table.simulateEnd(of: session) }
    return talking.source.handed
  }

  private func makeTalkingFeed() -> TalkingFeed {
    TalkingFeed([(0..<30).map { "row \($0)" }], isAttached: false)
  }

  @Test("A plain object gets it in every callback of the five protocols but those of scrolling")
  func plain() throws {
    let talking = makeTalkingFeed()
    let tables = handed(talking)
    #expect(tables.count >= 9)
    let scrolling = tables.filter { $0.key.hasPrefix("scrollView") }
    #expect(Set(scrolling.values) == [ObjectIdentifier(talking.tableView)])
    let others = tables.filter { !$0.key.hasPrefix("scrollView") }
    #expect(Set(others.values) == [ObjectIdentifier(talking.content)])
    #expect(others.keys.contains { $0.hasPrefix("numberOfSections") })
    #expect(others.keys.contains { $0.contains("prefetchRowsAt") })
    #expect(others.keys.contains { $0.contains("itemsForBeginning") })
    #expect(others.keys.contains { $0.contains("didSelectRowAt") })
    #expect(talking.anomalies.isEmpty)
  }

  @Test("Once an app has read it, scroll view callbacks are called with it, too")
  func scrolling() {
    let talking = makeTalkingFeed()
    talking.feed.attach(to: talking.tableView)
    talking.tableView.layoutIfNeeded()
    talking.tableView.simulateScroll(by: 10)
    let before = talking.source.handed["scrollViewDidScroll(_:)"]
    #expect(before == ObjectIdentifier(talking.tableView))
    let content = talking.content
    talking.tableView.simulateScroll(by: 10)
    #expect(talking.source.handed["scrollViewDidScroll(_:)"] == ObjectIdentifier(content))
  }

  @Test("All objects get the real table if that is turned off")
  func turnedOff() {
    let talking = makeTalkingFeed()
    talking.feed.providesContentTable = false
    talking.feed.attach(to: talking.tableView)
    _ = talking.content
    let tables = handed(talking)
    #expect(tables.count >= 9)
    #expect(Set(tables.values) == [ObjectIdentifier(talking.tableView)])
    talking.feed.providesContentTable = true
    talking.feed.reloadData()
    talking.tableView.layoutIfNeeded()
    #expect(
      talking.source.handed["numberOfSections(in:)"] == ObjectIdentifier(talking.content))
  }

  @Test("Layers, their closures and what conforms to the decorators' protocols get the real one")
  func conformers() {
    final class Conformer: NSObject, DecoratorUITableViewDataSource, DecoratorUITableViewDelegate {
      var handed: [UITableView] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        handed.append(tableView)
        return 3
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
      }

      func getCell(
        _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
      ) -> UITableViewCell {
        handed.append(tableView)
        return textCell(tableView, "row")
      }

      func didSelect(
        _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
      ) {
        handed.append(tableView)
      }
    }
    let (conformer, tableView) = (Conformer(), UITableView.forTests())
    let feed = DecoratedTable(dataSource: conformer, delegate: conformer)
    feed.addRows(placed: .start) { tableView, _, _ in
      conformer.handed.append(tableView)
      return textCell(tableView, "ad")
    }
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.simulateTap(at: IndexPath(row: 2, section: 0))
    #expect(conformer.handed.count > 5)
    #expect(conformer.handed.allSatisfy { $0 === tableView })
  }

  @Test("Objects in a table of the app's own class get it, and that is reported once")
  func subclass() {
    let table = LoggingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.setUpForTests()
    let talking = TalkingFeed(in: table, isAttached: false)
    let anomalies = TableAnomaly.recording {
      talking.feed.attach(to: table)
      table.layoutIfNeeded()
      talking.feed.attach()
      table.layoutIfNeeded()
    }
    #expect(talking.source.handed["numberOfSections(in:)"] == ObjectIdentifier(table))
    #expect(talking.feed.contentTableView === table)
    #expect(anomalies == [.tableOfSubclass("LoggingTableView")])
    #expect(talking.anomalies == anomalies)
    #expect(anomalies.first?.severity == .warning)
    #expect(anomalies.first?.description.contains("providesContentTable") == true)
  }

  @Test("An app that asks for it before attaching gets one report at once")
  func askedForInSubclass() {
    let table = LoggingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.setUpForTests()
    let source = TalkingSource([["a"]])
    table.dataSource = source
    let feed = DecoratedTable(adopting: table)
    feed.addRows(placed: .start) { tableView, _, _ in textCell(tableView, "ad") }
    let anomalies = TableAnomaly.recording {
      #expect(feed.contentTableView === table)
      feed.attach()
      #expect(feed.contentTableView === table)
    }
    #expect(anomalies == [.tableOfSubclass("LoggingTableView")])
    withExtendedLifetime(source) {}
  }

  @Test("Calls of the kit with a table as argument use the real table in its place")
  func kitCalls() {
    let talking = TalkingFeed()
    let content = talking.content
    talking.feed.attach(to: content)
    #expect(talking.feed.tableView === talking.tableView)
    #expect(talking.feed.contentTableView === content)
    talking.feed.detach()
    talking.tableView.dataSource = talking.source
    let other = DecoratedTable(adopting: content)
    #expect(other.tableView === talking.tableView)
  }

  @Test("A content table that the source reads while it counts has no rows yet, as any table")
  func counting() {
    let talking = TalkingFeed(isAttached: false)
    var counts: [Int] = []
    talking.source.willCount = { counts.append($0.numberOfSections) }
    talking.feed.attach(to: talking.tableView)
    talking.tableView.layoutIfNeeded()
    #expect(counts.first == 0)
    #expect(talking.content.numberOfSections == 2)
  }
}
#endif
