import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// A table whose rows change by themselves, in one of the ways in which rows can.
@MainActor
final class ChangingTable {
  /// Where the rows come from.
  enum Wiring: CaseIterable {
    /// An app's own source in a decorated table with a layer: the app announces its changes.
    case decorated
    /// A snapshot source without decoration.
    case bareSource
    /// A layer in a table that is wired by hand.
    case layerByHand
    /// An app's own source, one of several in a table.
    case child
    /// Likewise, in a table that is one of several itself.
    case childOfChild
  }

  let tableView = NestingTableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  /// Adds a row of a text, and announces it.
  private(set) var add: (String) -> Void = { _ in }
  /// Called once, when the table is in the middle of something: it asks for a cell, or has ended
  /// displaying one.
  private var interruption: (() -> Void)?
  /// What the table holds weakly.
  private var kept: [AnyObject] = []

  init(_ wiring: Wiring) {
    tableView.setUpForTests()
    switch wiring {
    case .decorated: decorate()
    case .bareSource: showSnapshots()
    case .layerByHand: wireManually()
    case .child, .childOfChild: compose(isNested: wiring == .childOfChild)
    }
    tableView.layoutIfNeeded()
    _ = tableView.takeCalls()
  }

  /// Has something done when the display of a cell begins or ends next.
  func interrupt(with body: @escaping () -> Void) { interruption = body }

  /// Whether that has not happened yet.
  var isToBeInterrupted: Bool { interruption != nil }

  /// The texts that are shown of those that were added.
  var addedTexts: [String] {
    tableView.displayedTexts().joined().filter { $0.hasPrefix("new") }
  }

  private func interruptOnce() {
    let body = interruption
    interruption = nil
    body?()
  }

  private func source() -> TextSource {
    let source = TextSource([["a", "b", "c", "d", "e"]])
    source.willGiveCell = { [weak self] _ in self?.interruptOnce() }
    source.didEndDisplaying = { [weak self] _, _ in self?.interruptOnce() }
    kept.append(source)
    return source
  }

  private func decorate() {
    let source = source()
    let table = DecoratedTable(dataSource: source, delegate: source)
    table.addRows(["ad"], named: "ads", placed: .start) { tableView, _, ad in
      textCell(tableView, ad)
    }
    .height(40)
    table.attach(to: tableView)
    add = { text in
      source.sections[0].append(text)
      table.insertRows(at: [path(source.sections[0].count - 1)], with: .none)
    }
  }

  private func compose(isNested: Bool) {
    let source = source()
    let child = DecoratedTable(dataSource: source, delegate: source)
    let other = DecoratedTable(dataSource: PlainDataSource([["x"]]))
    let group: LayeredTable = isNested ? ComposedTable(.byRows, [child]) : child
    let composed = ComposedTable(.bySections, [other, group])
    composed.attach(to: tableView)
    kept.append(composed)
    add = { [unowned child] text in
      source.sections[0].append(text)
      child.insertRows(at: [path(source.sections[0].count - 1)], with: .none)
    }
  }

  private func showSnapshots() {
    var snapshot = SnapshotTable.snapshot(["section": ["a", "b", "c", "d", "e"]])
    let source = SnapshotTableViewDataSource<String, String> { [weak self] tableView, _, text in
      self?.interruptOnce()
      return textCell(tableView, text)
    }
    kept.append(source)
    source.apply(snapshot)
    tableView.dataSource = source
    add = { text in
      snapshot.appendItems([text])
      source.apply(snapshot)
    }
  }

  private func wireManually() {
    let source = source()
    let rows = RowLayer(["ad"], placed: .every(1), named: "ads")
    let dataSource = AdditionalTableViewDataSourceImpl(
      inner: source, rows: rows,
      cell: .made { [weak self] tableView, _, ad in
        self?.interruptOnce()
        return textCell(tableView, ad)
      })
    rows.height(40)
    let delegate = AdditionalTableViewDelegateImpl(inner: source, layer: rows)
    kept += [dataSource, delegate]
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    add = { rows.append($0) }
  }
}

/// A table that writes down its calls for changes, and how deep each is inside other changes.
final class NestingTableView: UITableView {
  private(set) var depth = 0
  private var calls: [String] = []

  /// The calls that were written down since this was asked last, each with its depth.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func note(_ call: String, _ body: () -> Void) {
    calls.append("\(call) \(depth)")
    depth += 1
    body()
    depth -= 1
  }

  override func reloadData() {
    note("reload") { super.reloadData() }
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    note("batch") { super.performBatchUpdates(updates, completion: completion) }
  }
}
