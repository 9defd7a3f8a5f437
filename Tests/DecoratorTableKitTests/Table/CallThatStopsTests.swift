import DecoratorTableSources
import Foundation
import Testing

@testable import DecoratorTableKit

@Suite("Calls to tables that stop the program")
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

  /// A source that has its table from the beginning, and announces changes to it.
  final class SelfUpdating: NSObject, SelfUpdatingTableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  /// Makes a call with a table that has a source which announces changes to it.
  private static func withSelfUpdating(_ call: (UITableView) -> Void) {
    let tableView = UITableView.forTests()
    let source = SelfUpdating()
    tableView.dataSource = source
    withExtendedLifetime(source) { call(tableView) }
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
    let layer = SlotLayer(placed: .start, named: "ads", cell: slotCell)
    let half = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    withExtendedLifetime(half) { call(layer) }
  }

  /// Makes a call inside a drop on a table that has a layer "ads".
  private static func drop(
    _ perform: @escaping (any UITableViewDropCoordinator) -> UITableViewDropPlaceholder
  ) {
    withSharedLayer { layer in
      ForwardingTableViewDropDelegate(segment: .of(layer)).around(Dropping(perform))
        .tableView(
          .forTests(), performDropWith: DropCoordinator(at: IndexPath(row: 0, section: 0)))
    }
  }

  nonisolated static let calls = [
    StoppingCall("layer ads has no data source, or it is gone: make both halves of the layer") {
      let layer = SlotLayer(placed: .start, named: "ads", cell: slotCell)
      let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: layer)
      let tableView = UITableView.forTests()
      tableView.dataSource = source
      tableView.delegate = delegate
      _ = delegate.tableView(tableView, heightForRowAt: IndexPath(row: 0, section: 0))
    },
    StoppingCall("the table has no data source to adopt") {
      _ = DecoratedTable(adopting: .forTests())
    },
    StoppingCall("the table is decorated already") {
      withAds { _, tableView in _ = DecoratedTable(adopting: tableView) }
    },
    StoppingCall("there is no table") { DecoratedTable(dataSource: source).attach() },
    StoppingCall("the table is decorated already") {
      withAds { _, tableView in DecoratedTable(dataSource: source).attach(to: tableView) }
    },
    StoppingCall("there is a layer named ads already") {
      withAds { table, _ in table.addRows(named: "ads", placed: .end, cell: slotCell) }
    },
    StoppingCall("there is a layer named ads already") {
      withAds { table, _ in table.addRows(["a"], named: "ads", placed: .end, cell: adCell) }
    },
    StoppingCall("there is a layer named ads already") {
      withAds { table, _ in table.addSections([], named: "ads", placed: .end) }
    },
    StoppingCall("there is a layer named ads already") {
      withAds { table, _ in table.addPlaceholder(named: "ads", cell: cell) }
    },
    StoppingCall("there is a layer named ads already") {
      withAds { table, _ in table.addLoadMore(named: "ads", cell: cell, load: { _ in }) }
    },
    StoppingCall("layer promos is in this table: remove it from that first") {
      withAds { table, _ in
        let layer = table.add(SlotLayer(placed: .end, named: "promos", cell: slotCell))
        table.add(layer)
      }
    },
    StoppingCall("layer promos is in another table: remove it from that first") {
      withAds { table, _ in
        let layer = SlotLayer(placed: .end, named: "promos", cell: slotCell)
        table.add(layer)
        DecoratedTable(dataSource: source).add(layer)
      }
    },
    StoppingCall("endUpdates() without beginUpdates(): call them in pairs") {
      withAds { table, _ in table.endUpdates() }
    },
    StoppingCall(
      "SelfUpdating updates its table itself, in its own index paths, so it cannot be decorated"
    ) { _ = DecoratedTable(dataSource: SelfUpdating()) },
    StoppingCall(
      "SelfUpdating updates its table itself, in its own index paths, so it cannot be decorated"
    ) { withSelfUpdating { _ = DecoratedTable(adopting: $0) } },
    StoppingCall(
      "SelfUpdating updates its table itself, in its own index paths, so it cannot be decorated"
    ) {
      let layer = SlotLayer(placed: .start, named: "ads", cell: slotCell)
      _ = AdditionalTableViewDataSourceImpl(inner: SelfUpdating(), layer: layer)
    },
    StoppingCall("layer ads") {
      withSharedLayer { _ = AdditionalTableViewDataSourceImpl(inner: source, layer: $0) }
    },
    StoppingCall("there is no place for a placeholder at [0, 9]") {
      drop { $0.makePlaceholder(insertionIndexPath: far, reuseIdentifier: "", rowHeight: 9) }
    },
  ]

  #if !os(iOS)
  @Test("A source that updates its table is refused, with a message that names what to use instead")
  func selfUpdating() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = DecoratedTable(dataSource: CallThatStopsTests.SelfUpdating())
    }
    try expectErrorText(
      of: result,
      contains: """
        SelfUpdating updates its table itself, in its own index paths, so it cannot be \
        decorated: use a SnapshotTableViewDataSource, and apply TableSnapshot(snapshot) to it \
        instead of each snapshot
        """)
  }

  @Test("The message of a call that stops the program names the mistake", arguments: calls.indices)
  func message(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      CallThatStopsTests.calls[index].make()
    }
    try expectErrorText(of: result, contains: Self.calls[index].text)
  }
  #endif
}
