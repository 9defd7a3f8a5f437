import DecoratorTableKit
import DecoratorTableSources
import Foundation

#if HEADLESS_UIKIT
/// A decorated table, and what it does that is an anomaly.
@MainActor
struct AnomalySituation {
  let table: DecoratedTable
  let tableView = UITableView.forTests()
  /// Makes it happen in a table that is not attached yet.
  private let action: (DecoratedTable, UITableView) -> Void

  private init(
    _ dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil,
    _ action: @escaping (DecoratedTable, UITableView) -> Void
  ) {
    table = DecoratedTable(dataSource: dataSource, delegate: delegate)
    self.action = action
  }

  private init(
    _ table: DecoratedTable, _ action: @escaping (DecoratedTable, UITableView) -> Void
  ) {
    self.table = table
    self.action = action
  }

  /// Makes it happen.
  func happen() { action(table, tableView) }

  /// Shows a table, with all of its rows on screen.
  private static func show(_ table: DecoratedTable, in tableView: UITableView) {
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
  }

  /// A situation that is an anomaly of a kind, and of no other.
  ///
  /// - Parameter kind: One of ``TableAnomaly/Kind/reportedAtOnce``.
  static func leading(to kind: TableAnomaly.Kind) -> AnomalySituation {
    switch kind {
    case .changedDirectly, .decoratedTableReleased, .neverAttached, .blockNotEnded,
      .delegateHalfMissing, .dataSourceHalfMissing, .decoratorOutside, .forwardingLoop,
      .inconsistentRule, .writtenByUIKit:
      preconditionFailure("\(kind) is not reported at once")
    case .automaticHeightWithoutEstimation: automaticHeight
    case .swipeActionsReplaceEditActions: oldEditActions
    case .repeatedIdentity: repeatedIdentity
    case .moveIntoAddedSection: moveIntoAddedSection
    case .noSuchMoveTarget: noSuchMoveTarget
    case .invalidHeight: invalidHeight
    case .inconsistentUpdate: inconsistentUpdate
    case .objectReplaced: objectReplaced
    case .objectReleased: objectReleased
    case .noAdapter: noAdapter
    case .wrongCellClass: wrongCellClass
    case .notRegistered: notRegistered
    case .noPrototype: noPrototype
    case .tableOfSubclass: tableOfSubclass
    case .unknownMethod: unknownMethod
    }
  }

  private static var automaticHeight: AnomalySituation {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        50
      }
    }
    return AnomalySituation(PlainDataSource([["a"]]), delegate: Heights()) { table, tableView in
      table.addRows(["ad"], named: "ads", placed: .start, cell: .made(by: text))
      show(table, in: tableView)
    }
  }

  private static var oldEditActions: AnomalySituation {
    final class OldActions: NSObject, UITableViewDelegate, SelectorResponding {
      func response(to selector: Selector) -> Bool? {
        selector == Selector(("tableView:editActionsForRowAtIndexPath:"))
      }
    }
    return AnomalySituation(EditableApp([["a", "b"]]), delegate: OldActions()) { table, tableView in
      table.addRows(["ad"], named: "ads", placed: .start, cell: .made(by: text))
        .trailingSwipeActions { _ in [] }
      show(table, in: tableView)
      _ = tableView.simulateSwipe(at: IndexPath(row: 1, section: 0))
    }
  }

  private static var repeatedIdentity: AnomalySituation {
    AnomalySituation(PlainDataSource([["a", "b"]])) { table, _ in
      table.addRows(
        [Ad(7, "first"), Ad(7, "second")], named: "ads", placed: .every(1),
        cell: .made { tableView, _, ad in textCell(tableView, ad.text) })
    }
  }

  private static var moveIntoAddedSection: AnomalySituation {
    AnomalySituation(EditableApp([["a", "b"], ["c"]])) { table, tableView in
      let promo = AdditionalSection(rowCount: 2) { tableView, _, row in
        textCell(tableView, "promo \(row)")
      }
      let promos = SlotLayer(placed: .none, sections: .before(1), adding: [promo], named: "promos")
      { tableView, _, _ in textCell(tableView, "") }
      table.add(promos)
      show(table, in: tableView)
      // The delegate was not asked where the row may be dropped.
      tableView.dataSource?.tableView?(
        tableView, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    }
  }

  private static var noSuchMoveTarget: AnomalySituation {
    /// Allows rows to be dropped where there are none.
    final class Beyond: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
      ) -> IndexPath { IndexPath(row: 9, section: 0) }
    }
    return AnomalySituation(EditableApp([["a", "b"]]), delegate: Beyond()) { table, tableView in
      table.addRows(["ad"], named: "ads", placed: .start, cell: .made(by: text))
      show(table, in: tableView)
      tableView.setEditing(true, animated: false)
      _ = tableView.simulateReorder(
        from: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0))
    }
  }

  private static var invalidHeight: AnomalySituation {
    AnomalySituation(PlainDataSource([["a"]])) { table, tableView in
      table.addRows(["ad"], named: "ads", placed: .start, cell: .made(by: text))
        .height { _ in .nan }
      // The row gets an automatic height, which is another anomaly where heights are fixed.
      tableView.estimatedRowHeight = 44
      show(table, in: tableView)
    }
  }

  private static var inconsistentUpdate: AnomalySituation {
    AnomalySituation(PlainDataSource([["a", "b"]])) { table, tableView in
      table.addRows(["ad"], named: "ads", placed: .start, cell: .made(by: text))
      show(table, in: tableView)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
  }

  private static var objectReplaced: AnomalySituation {
    final class Other: NSObject, UITableViewDelegate {}
    return AnomalySituation(PlainDataSource([["a"]])) { table, tableView in
      table.addRows(["ad"], named: "ads", placed: .start, cell: .made(by: text))
      show(table, in: tableView)
      let other = Other()
      tableView.delegate = other
      table.detach()
    }
  }

  private static var objectReleased: AnomalySituation {
    final class Delegate: NSObject, UITableViewDelegate {}
    @MainActor
    final class Holder {
      var delegate: Delegate? = Delegate()
    }
    let adopted = UITableView.forTests()
    let source = PlainDataSource([["a"]])
    let holder = Holder()
    adopted.dataSource = source
    adopted.delegate = holder.delegate
    return AnomalySituation(DecoratedTable(adopting: adopted)) { table, _ in
      table.addRows(["ad"], named: "ads", placed: .start, cell: .made(by: text))
      table.attach()
      holder.delegate = nil
      table.detach()
      withExtendedLifetime((source, adopted)) {}
    }
  }

  private static var tableOfSubclass: AnomalySituation {
    AnomalySituation(PlainDataSource([["a"]])) { table, _ in
      table.addRows(["ad"], named: "ads", placed: .start, cell: .made(by: text))
      let tableView = LoggingTableView(frame: .zero, style: .plain)
      tableView.setUpForTests()
      show(table, in: tableView)
    }
  }

  private static var unknownMethod: AnomalySituation {
    /// Has a method of a UIKit that there is not yet.
    final class Newer: NSObject, UITableViewDelegate, SelectorResponding {
      func response(to selector: Selector) -> Bool? { selector == Self.newerMethod }

      static let newerMethod = Selector(("tableView:didFoldRowAtIndexPath:"))
    }
    return AnomalySituation(PlainDataSource([["a"]]), delegate: Newer()) { table, tableView in
      table.addRows(["ad"], named: "ads", placed: .start, cell: .made(by: text))
      show(table, in: tableView)
      _ = tableView.delegate.flatMap { OptionalMethod.response(of: $0, to: Newer.newerMethod) }
    }
  }

  private static var noAdapter: AnomalySituation {
    AnomalySituation(PlainDataSource([["a"]])) { table, tableView in
      let cells = CellAdapterMap().adding(CellAdapter<Sample.NoteCell, Sample.Note>())
      table.addRows([7] as [Any], named: "numbers", placed: .start, cell: .adapters(cells))
      show(table, in: tableView)
    }
  }

  private static var wrongCellClass: AnomalySituation {
    AnomalySituation(PlainDataSource([["a"]])) { table, tableView in
      table.addRows(
        [Sample.Note("n")], named: "notes", placed: .start,
        cell: .class(Sample.NoteCell.self, registration: .cellClass(reuseIdentifier: "note")))
      table.attach(to: tableView)
      tableView.register(Sample.PictureCell.self, forCellReuseIdentifier: "note")
      tableView.layoutIfNeeded()
    }
  }

  private static var notRegistered: AnomalySituation {
    var cells = CellAdapterMap().adding(CellAdapter<Sample.NoteCell, Sample.Note>())
    cells.add(
      HeaderFooterAdapter<ListWorld.MemoHeader, ListWorld.Memo>(
        registration: .viewClass(reuseIdentifier: "header"), height: 40))
    var list = HeterogeneousList()
    list.appendSection([Sample.Note("n")], header: ListWorld.Memo("m"))
    return AnomalySituation(ListTableViewDataSource(list, cells: cells)) { table, tableView in
      table.attach(to: tableView)
      tableView.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "header")
      tableView.layoutIfNeeded()
    }
  }

  private static var noPrototype: AnomalySituation {
    AnomalySituation(PlainDataSource([["a"]])) { table, tableView in
      table.addRows(
        [Sample.Note("n")], named: "notes", placed: .start,
        cell: .class(Sample.NoteCell.self, registration: .storyboard(reuseIdentifier: "note")))
      show(table, in: tableView)
    }
  }

  private static func text(
    _ tableView: UITableView, _ indexPath: IndexPath, _ text: String
  ) -> UITableViewCell { textCell(tableView, text) }
}
#endif
