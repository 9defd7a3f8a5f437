import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Every anomaly is reported in one way")
@MainActor
struct AnomalyReportingTests {
  /// The anomalies that a table's observer gets.
  @MainActor
  private final class Observer {
    private(set) var anomalies: [TableAnomaly] = []

    func observe(_ table: DecoratedTable) {
      table.observe { [weak self] event in
        if case .anomaly(let anomaly) = event { self?.anomalies.append(anomaly) }
      }
    }
  }

  private func severity(of kind: TableAnomaly.Kind) -> TableAnomaly.Severity {
    switch kind {
    case .automaticHeightWithoutEstimation, .swipeActionsReplaceEditActions, .repeatedIdentity,
      .blockNotEnded, .tableOfSubclass, .decoratorOutside, .unknownMethod, .writtenByUIKit:
      .warning
    case .moveIntoAddedSection, .noSuchMoveTarget, .invalidHeight, .inconsistentUpdate, .noAdapter,
      .changedDirectly, .objectReplaced, .objectReleased, .decoratedTableReleased, .neverAttached,
      .delegateHalfMissing, .dataSourceHalfMissing, .forwardingLoop, .wrongCellClass,
      .notRegistered, .noPrototype, .inconsistentRule:
      .error
    }
  }

  @Test(
    "It reaches the handler and the table's observer, with its severity",
    arguments: TableAnomaly.Kind.reportedAtOnce)
  func everyKind(kind: TableAnomaly.Kind) {
    let observer = Observer()
    let situation = AnomalySituation.leading(to: kind)
    observer.observe(situation.table)
    let handled = TableAnomaly.recording { situation.happen() }
    #expect(Set(handled.map(\.kind)) == [kind])
    #expect(observer.anomalies == handled)
    for anomaly in handled {
      #expect(anomaly.severity == severity(of: kind))
      #expect(anomaly.description.hasPrefix("DecoratorTableKit: "))
    }
  }

  @Test(
    "It reaches the handler where there is no observer, and no other table's observer",
    arguments: TableAnomaly.Kind.reportedAtOnce)
  func otherTables(kind: TableAnomaly.Kind) {
    let observer = Observer()
    let other = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    observer.observe(other)
    other.attach(to: UITableView.forTests())
    let situation = AnomalySituation.leading(to: kind)
    let handled = TableAnomaly.recording { situation.happen() }
    #expect(Set(handled.map(\.kind)) == [kind])
    #expect(observer.anomalies.isEmpty)
    withExtendedLifetime(other) {}
  }

  @Test("What was found before a layer was added reaches the observer when it is added, once")
  func beforeTheLayerIsAdded() {
    let observer = Observer()
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]))
    observer.observe(table)
    var rows: RowLayer<Ad>?
    let handled = TableAnomaly.recording {
      rows = RowLayer(
        [Ad(7), Ad(8), Ad(7)], placed: .every(1), named: "ads",
        cell: .made { tableView, _, ad in textCell(tableView, ad.text) })
    }
    let anomaly = TableAnomaly.repeatedIdentity(layer: "ads", identity: "7", first: 0, second: 2)
    #expect(handled == [anomaly])
    #expect(observer.anomalies.isEmpty)
    let handledAgain = TableAnomaly.recording {
      guard let rows else { return }
      table.add(rows)
    }
    #expect(handledAgain.isEmpty)
    #expect(observer.anomalies == [anomaly])
    table.attach(to: UITableView.forTests())
    rows?.removeFromTable()
    #expect(observer.anomalies == [anomaly])
  }

  @Test("A detached table is no longer observed, and is again when it is attached")
  func detached() {
    let observer = Observer()
    let situation = AnomalySituation.leading(to: .wrongCellClass)
    observer.observe(situation.table)
    let tableView = situation.tableView
    let heard = TableAnomaly.recording { situation.happen() }
    situation.table.detach()
    let bare = ListTableViewDataSource(HeterogeneousList([7]))
    let unheard = TableAnomaly.recording {
      tableView.dataSource = bare
      tableView.reloadData()
      tableView.layoutIfNeeded()
    }
    #expect(Set(unheard.map(\.kind)) == [.noAdapter])
    #expect(observer.anomalies == heard)
    let again = TableAnomaly.recording {
      situation.table.attach()
      tableView.layoutIfNeeded()
    }
    #expect(Set(again.map(\.kind)) == [.wrongCellClass])
    #expect(observer.anomalies == heard + again)
  }
}
#endif
