import Foundation

/// The place of a child in a composed table.
///
/// It stands around the outermost layer of the child as one more layer, without rows of its own,
/// which knows what the table was told of the child. The child is attached to a table of its own,
/// a ``ContentTableView`` that stands for the real one. So whatever a decorated table does with its
/// table, the child does with its share of another one.
@MainActor
final class ChildSlot {
  let child: any TableChild
  private(set) weak var composed: ComposedTable?
  /// The number of the child from the top, in force; nil while the table does not show it.
  var number: Int?
  /// The table as the child knows it.
  private(set) var table: ContentTableView?
  /// The table that the child knew before it left, for what the real one still tells of it.
  private(set) weak var lastTable: ContentTableView?

  let loadingLater = NextTurn()

  let layer = TableLayer(placed: .none, named: "child")
  let dataSource: ForwardingTableViewDataSource
  let delegate: ForwardingTableViewDelegate
  let prefetchDataSource: ForwardingTableViewDataSourcePrefetching
  let dragDelegate: ForwardingTableViewDragDelegate
  let dropDelegate: ForwardingTableViewDropDelegate

  init(_ child: any TableChild, in composed: ComposedTable) {
    self.child = child
    self.composed = composed
    dataSource = ForwardingTableViewDataSource(
      inner: NoRows.shared, layer: layer, ownership: .weak)
    delegate = ForwardingTableViewDelegate(inner: nil, layer: layer)
    prefetchDataSource = ForwardingTableViewDataSourcePrefetching(inner: nil, layer: layer)
    dragDelegate = ForwardingTableViewDragDelegate(inner: nil, layer: layer)
    dropDelegate = ForwardingTableViewDropDelegate(inner: nil, layer: layer)
    layer.tableQueue = child.decoratedTable.queue
    child.decoratedTable.parent = composed
  }

  /// What UIKit sees of the child, without the table.
  var parts: [ForwardingObject] {
    [dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate]
  }

  /// The number of rows of each section of the child, as the table knows them.
  var rowCounts: [Int] { layer.inForce.layout.outerRowCounts }

  /// Gives the child a table, which stands for a real one.
  func enter(_ tableView: UITableView) {
    let table = ContentTableView.share(
      of: tableView, host: self, identifiers: identifiers(in: tableView))
    self.table = table
    child.show(in: table)
  }

  /// Returns the reuse identifiers of the child: those that it had when it was here before.
  private func identifiers(in tableView: UITableView) -> SourceIdentifiers {
    let table = child.decoratedTable
    let shared =
      composed?.identifiers(of: tableView) ?? SharedIdentifiers(of: tableView.tableOnScreen)
    if let known = table.identifiers, known.shared === shared { return known }
    let identifiers = shared.makeSource()
    table.identifiers = identifiers
    return identifiers
  }

  /// Takes the table away from the child.
  func leave() {
    number = nil
    child.leave()
    layer.unload()
    table?.removeFromSuperview()
    lastTable = table
    table = nil
  }

  /// Takes the tables away from children on whatever thread theirs goes away.
  nonisolated static func leaveFromAnywhere(_ slots: [ChildSlot]) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { for slot in slots { slot.leave() } }
    } else {
      Task { @MainActor in for slot in slots { slot.leave() } }
    }
  }

  /// Reads the counts of the child afresh, since the table does.
  func readCounts() {
    guard let table, layer.readsCounts else { return }
    let before = layer.state?.layout
    _ = dataSource.numberOfSections(in: table)
    let queue = child.decoratedTable.queue
    // Layers say so themselves.
    if child.decoratedTable.changingLayers.isEmpty {
      if layer.state?.layout == before { queue.didAnswerAsBefore() } else { queue.didLoad() }
    }
    queue.isAnswerNew = false
  }

  /// Makes a change, of which the table knows from now on.
  func commit(_ contribution: ChildContribution) {
    contribution.commit()
    guard !contribution.isLoaded, let before = layer.state?.layout.outerRowCounts else { return }
    let map = UpdateMap(
      contribution.update.batch, before: before, after: contribution.update.rowCountsAfter)
    layer.commit(layer.transition(following: map, around: nil))
  }
}

/// The data source of a child that has none, or none any more.
final class NoRows: NSObject, UITableViewDataSource, RealTableReceiver {
  static let shared = NoRows()

  func numberOfSections(in tableView: UITableView) -> Int { 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
