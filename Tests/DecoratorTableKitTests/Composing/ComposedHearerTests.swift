import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Which child is notified by a table, and with which of its own rows and sections.
@Suite("The child that is notified")
@MainActor
struct ComposedHearerTests {
  private let log = CallLog()

  /// Two children of two rows each, in a table.
  private func show(
    _ kind: ComposedTable.Kind
  ) -> (composed: ComposedTable, tableView: UITableView) {
    let tables = (0..<2).map { number in
      let app = Hearer("\(number)", log: log)
      return DecoratedTable(dataSource: app, delegate: app, prefetchDataSource: app)
    }
    let composed = ComposedTable(kind, tables)
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    log.clear()
    return (composed, tableView)
  }

  @Test("A child is notified of all of its prefetched rows at once, in their order")
  func prefetching() {
    let (composed, tableView) = show(.byRows)
    let source = tableView.prefetchDataSource
    source?.tableView(tableView, prefetchRowsAt: [3, 0, 2, 1].map { path($0) })
    #expect(log.lines == ["1 prefetch [0, 1] [0, 0]", "0 prefetch [0, 0] [0, 1]"])
    log.clear()
    source?.tableView?(tableView, cancelPrefetchingForRowsAt: [0, 2, 1].map { path($0) })
    #expect(log.lines == ["0 cancel [0, 0] [0, 1]", "1 cancel [0, 0]"])
    withExtendedLifetime(composed) {}
  }

  @Test("A child is notified that its header and footer are no longer displayed")
  func headers() {
    let (composed, tableView) = show(.bySections)
    let (header, footer) = (UIView(), UIView())
    let delegate = tableView.delegate
    delegate?.tableView?(tableView, willDisplayHeaderView: header, forSection: 1)
    delegate?.tableView?(tableView, didEndDisplayingHeaderView: header, forSection: 1)
    #expect(log.lines == ["1 header gone 0"])
    delegate?.tableView?(tableView, didEndDisplayingFooterView: footer, forSection: 0)
    #expect(log.lines == ["1 header gone 0", "0 footer gone 0"])
    withExtendedLifetime(composed) {}
  }

  @Test("The child that opened a menu gets all calls about it, to its end")
  func menus() throws {
    let (composed, tableView) = show(.bySections)
    let delegate = tableView.delegate
    let answer = delegate?.tableView?(
      tableView, contextMenuConfigurationForRowAt: path(0, 1), point: .zero)
    let menu = try #require(answer ?? nil)
    delegate?.tableView?(tableView, willEndContextMenuInteraction: menu, animator: nil)
    #expect(log.lines == ["1 menu [0, 0]", "1 menu ends"])
    withExtendedLifetime(composed) {}
  }

  @Test("A menu that has ended has no owner, so that another row may show the same one")
  func endedMenus() {
    let menu = UIContextMenuConfiguration(identifier: nil)
    let app = Hearer("app", log: log)
    app.menu = menu
    let child = DecoratedTable(dataSource: app, delegate: app)
    let ads = child.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
    ads.events.contextMenu = { [log] _, _, _ in
      log.note("ad menu")
      return menu
    }
    ads.events.willEndContextMenu = { [log] _, _, _, _ in log.note("ad menu ends") }
    let composed = ComposedTable(.byRows, [child])
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    log.clear()
    for row in 0...1 {
      #expect(tableView.simulateContextMenu(at: path(row)) === menu)
      tableView.simulateDismissalOfMenu()
    }
    #expect(log.lines == ["ad menu", "ad menu ends", "app menu [0, 0]", "app menu ends"])
    tableView.delegate?.tableView?(
      tableView, willEndContextMenuInteraction: menu, animator: nil)
    #expect(log.lines.count == 4)
  }

  @Test("A child without a delegate does not answer for those below it")
  func focus() {
    let (composed, tableView) = show(.bySections)
    composed.children.insert(DecoratedTable(dataSource: PlainDataSource([["a"]])), at: 0)
    tableView.layoutIfNeeded()
    #expect(tableView.delegate?.indexPathForPreferredFocusedView?(in: tableView) == path(1, 1))
    composed.children.swapAt(0, 1)
    #expect(tableView.delegate?.indexPathForPreferredFocusedView?(in: tableView) == path(1))
  }

  @Test(
    "An inserted child with more methods for drops is called, and accepts drops like the others")
  func drops() {
    let droppers: [[ForwardedMethod]] = [[.performDrop], [.performDrop, .dropSessionDidEnter]]
    let tables = droppers.enumerated().map { number, methods in
      DecoratedTable(
        dataSource: PlainDataSource([["a"]]),
        dropDelegate: Dropper("\(number)", methods, log: log))
    }
    let composed = ComposedTable(.bySections, [tables[0]])
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    composed.children.append(tables[1])
    tableView.layoutIfNeeded()
    for section in 0..<2 {
      let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
      _ = tableView.simulateDrop(session, at: path(0, section))
    }
    #expect(log.lines.filter { $0.contains("drop") } == ["0 drop [0, 0]", "1 drop [0, 0]"])
    #expect(log.lines.contains("1 enter"))
  }
}

/// A source of two rows that notes its calls.
private final class Hearer: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  private let name: String
  private let log: CallLog
  /// The menu of all rows; one of its own for each if nil.
  var menu: UIContextMenuConfiguration?

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
  }

  private func text(_ paths: [IndexPath]) -> String {
    paths.map { "\(RowPosition($0))" }.joined(separator: " ")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { textCell(tableView, name) }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.note("\(name) prefetch \(text(indexPaths))")
  }

  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { log.note("\(name) cancel \(text(indexPaths))") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { log.note("\(name) header gone \(section)") }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { log.note("\(name) footer gone \(section)") }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.note("\(name) menu \(text([indexPath]))")
    return menu ?? UIContextMenuConfiguration(identifier: nil)
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.note("\(name) menu ends") }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { path(1) }
}

/// A drop delegate that knows which methods it has.
private final class Dropper: NSObject, UITableViewDropDelegate, SelectorResponding {
  private let name: String
  private let methods: [ForwardedMethod]
  private let log: CallLog

  init(_ name: String, _ methods: [ForwardedMethod], log: CallLog) {
    self.name = name
    self.methods = methods
    self.log = log
  }

  func response(to selector: Selector) -> Bool? {
    methods.contains { $0.rawValue == selector.description }
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let place = coordinator.destinationIndexPath.map { "\(RowPosition($0))" } ?? "nowhere"
    log.note("\(name) drop \(place)")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    guard methods.contains(.dropSessionDidEnter) else { return }
    log.note("\(name) enter")
  }
}
#endif
