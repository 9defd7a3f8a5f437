import DecoratorTableKit
import Foundation
import Testing

@Suite("The line of a call that stops the program")
@MainActor
struct CallThatStopsTests {
  final class Dropping: NSObject, UITableViewDropDelegate {
    private let perform: (any UITableViewDropCoordinator) -> UITableViewDropPlaceholder

    init(_ perform: @escaping (any UITableViewDropCoordinator) -> UITableViewDropPlaceholder) {
      self.perform = perform
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { _ = perform(coordinator) }
  }

  private static let source = PlainDataSource([["a"]])
  private static let far = IndexPath(row: 9, section: 0)

  private static func cell(_ tableView: UITableView, _: IndexPath) -> UITableViewCell {
    textCell(tableView, "")
  }

  private static func slotCell(
    _ tableView: UITableView, _: IndexPath, _: RowPosition
  ) -> UITableViewCell { textCell(tableView, "") }

  private static func adCell(
    _ tableView: UITableView, _: IndexPath, ad: String
  ) -> UITableViewCell { textCell(tableView, ad) }

  /// Makes a call around a table that has a layer "ads".
  private static func withAds(_ call: (DecoratedTable, UITableView) -> Void) {
    let table = DecoratedTable(dataSource: source)
    table.addRows(named: "ads", placed: .start, cell: slotCell)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    call(table, tableView)
  }

  /// Makes a call with a layer that has its data source half already.
  private static func withSharedLayer(_ call: (TableLayer) -> Void) {
    let layer = SlotLayer(placed: .start, named: "ads")
    let half = AdditionalTableViewDataSourceImpl(inner: source, slots: layer, cell: slotCell)
    withExtendedLifetime(half) { call(layer) }
  }

  /// Makes a call inside a drop on a table that has a layer "ads".
  private static func drop(
    _ perform: @escaping (any UITableViewDropCoordinator) -> UITableViewDropPlaceholder
  ) {
    withSharedLayer { layer in
      ForwardingTableViewDropDelegate(inner: Dropping(perform), layer: layer)
        .tableView(
          .forTests(), performDropWith: DropCoordinator(at: IndexPath(row: 0, section: 0)))
    }
  }

  nonisolated static let calls = [
    StoppingCall { _ = DecoratedTable(adopting: .forTests()) },
    StoppingCall { withAds { _, tableView in _ = DecoratedTable(adopting: tableView) } },
    StoppingCall { DecoratedTable(dataSource: source).attach() },
    StoppingCall(line: #line + 1) {
      withAds { _, tableView in DecoratedTable(dataSource: source).attach(to: tableView) }
    },
    StoppingCall(line: #line + 1) {
      withAds { table, _ in table.addRows(named: "ads", placed: .end, cell: slotCell) }
    },
    StoppingCall(line: #line + 1) {
      withAds { table, _ in table.addRows(["a"], named: "ads", placed: .end, cell: adCell) }
    },
    StoppingCall { withAds { table, _ in table.addSections([], named: "ads", placed: .end) } },
    StoppingCall { withAds { table, _ in table.addPlaceholder(named: "ads", cell: cell) } },
    StoppingCall(line: #line + 1) {
      withAds { table, _ in table.addLoadMore(named: "ads", cell: cell, load: { _ in }) }
    },
    StoppingCall { withAds { table, _ in table.endUpdates() } },
    StoppingCall(line: #line + 1) {
      withSharedLayer { _ = ForwardingTableViewDataSource(inner: source, layer: $0) }
    },
    StoppingCall(line: #line + 1) {
      drop { $0.makePlaceholder(insertionIndexPath: far, reuseIdentifier: "", rowHeight: 9) }
    },
  ]

  #if !os(iOS)
  @Test("A call that stops the program names its file and line", arguments: calls.indices)
  func callerLine(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      CallThatStopsTests.calls[index].make()
    }
    try expectErrorText(of: result, contains: Self.calls[index].place)
  }
  #endif
}
