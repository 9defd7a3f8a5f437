import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// A table around an app that reports which methods it has, to the table as well, and that can be
/// released.
///
/// All that wraps the app holds it weakly, as a table itself does.
@MainActor
final class WrappedApp {
  /// What there is between the table and the app.
  enum Wrapping: CaseIterable {
    /// The parts of one layer, wired by hand.
    case parts
    case oneLayer
    case threeLayers
    /// A child of a composed table below another one, with and without layers, of its own and
    /// around all children.
    case child
    case childInLayers
    /// A child whose rows are below those of another one in the same section.
    case rowsOfChild
  }

  let wrapping: Wrapping
  let tableView = UITableView.forTests()
  /// The first and the second row of the app's first section, in the table's coordinates.
  let destination: IndexPath
  let path: IndexPath
  let dataSource: any UITableViewDataSource
  let delegate: any UITableViewDelegate
  let prefetching: any UITableViewDataSourcePrefetching
  let drag: any UITableViewDragDelegate
  let drop: any UITableViewDropDelegate
  /// A menu and a movement of the focus, as arguments of calls.
  let menu: UIContextMenuConfiguration
  let focus: FocusSample
  /// What the app was called for.
  let log = CallLog()
  private(set) weak var app: CallbackApp?
  /// The composed table that the app is in, if it is in one.
  private(set) weak var composed: ComposedTable?
  private var owner: CallbackApp?
  private let keeper: Keeper

  /// Wraps an app with some methods, and all that it must have.
  ///
  /// - Parameter subject: The method whose calls are noted.
  init(
    in wrapping: Wrapping, _ methods: [ForwardedMethod] = ForwardedMethod.allCases,
    noting subject: ForwardedMethod? = nil
  ) throws {
    self.wrapping = wrapping
    let app = RestorableCallbackApp(log: log)
    app.methods = CallbackApp.required.union(methods).union([.numberOfSections])
    app.subject = subject
    owner = app
    self.app = app
    keeper = Keeper()
    tableView.estimatedRowHeight = 30
    tableView.sectionHeaderHeight = 21
    tableView.sectionFooterHeight = 22
    tableView.estimatedSectionHeaderHeight = 23
    tableView.estimatedSectionFooterHeight = 24
    tableView.selectionFollowsFocus = true
    (path, composed) = Self.wrap(app, in: wrapping, for: tableView, keeper)
    destination = IndexPath(row: path.row - 1, section: path.section)
    tableView.layoutIfNeeded()
    dataSource = try #require(tableView.dataSource)
    delegate = try #require(tableView.delegate)
    prefetching = try #require(tableView.prefetchDataSource)
    drag = try #require(tableView.dragDelegate)
    drop = try #require(tableView.dropDelegate)
    focus = try #require(FocusSample.taken())
    // A composed table remembers which child returned titles, opened a menu and began a drag.
    _ = dataSource.sectionIndexTitles(for: tableView)
    _ = drag.tableView(tableView, itemsForBeginning: DragSession(), at: path)
    menu =
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: path, point: .zero)
      ?? UIContextMenuConfiguration(identifier: nil)
    log.clear()
  }

  var section: Int { path.section }

  var speaking: any UIScrollViewAccessibilityDelegate {
    get throws { try #require(delegate as? any UIScrollViewAccessibilityDelegate) }
  }

  var restoring: any UIDataSourceModelAssociation {
    get throws { try #require(dataSource as? any UIDataSourceModelAssociation) }
  }

  /// Releases the app.
  func release() { owner = nil }

  /// Returns whether the table knows that a method is there.
  func isSeen(_ method: ForwardedMethod) -> Bool? {
    let object: AnyObject =
      switch CallbackCase.part(of: method) {
      case .dataSource: dataSource
      case .delegate: delegate
      case .prefetching: prefetching
      case .drag: drag
      case .drop: drop
      }
    return OptionalMethod.response(of: object, to: Selector(method.rawValue))
  }

  // MARK: - Wrapping

  /// Shows the app in a table.
  ///
  /// - Returns: The second row of the app's first section, in the table's coordinates, and the
  ///   composed table that the app is in, if it is in one.
  private static func wrap(
    _ app: CallbackApp, in wrapping: Wrapping, for tableView: UITableView, _ keeper: Keeper
  ) -> (IndexPath, ComposedTable?) {
    switch wrapping {
    case .parts:
      wrapByHand(app, for: tableView, keeper)
      return (IndexPath(row: 2, section: 0), nil)
    case .oneLayer, .threeLayers:
      let count = wrapping == .oneLayer ? 1 : 3
      let table = adopt(app, in: tableView)
      addLayers(count, to: table)
      table.attach()
      keeper.keep(table)
      return (IndexPath(row: 1 + count, section: 0), nil)
    case .child, .childInLayers, .rowsOfChild:
      let adopted = UITableView.forTests()
      let child = adopt(app, in: adopted)
      let above = DecoratedTable(dataSource: PlainDataSource([["above"]]))
      let composed = ComposedTable(
        wrapping == .rowsOfChild ? .byRows : .bySections, [above, child])
      let count = wrapping == .childInLayers ? 2 : 0
      addLayers(count, to: child)
      if count > 0 { composed.addRows(["ad"], named: "ads", placed: .start, cell: cell) }
      composed.attach(to: tableView)
      for object in [adopted, composed] as [AnyObject] { keeper.keep(object) }
      let path =
        wrapping == .rowsOfChild
        ? IndexPath(row: 2, section: 0) : IndexPath(row: 1 + count, section: 1)
      return (path, composed)
    }
  }

  private static let cell = RowCells<String>.made { tableView, _, text in
    textCell(tableView, text)
  }

  private static func adopt(_ app: CallbackApp, in tableView: UITableView) -> DecoratedTable {
    tableView.dataSource = app
    tableView.delegate = app
    tableView.prefetchDataSource = app
    tableView.dragDelegate = app
    tableView.dropDelegate = app
    return DecoratedTable(adopting: tableView)
  }

  private static func addLayers(_ count: Int, to table: DecoratedTable) {
    for number in 0..<count {
      table.addRows(["row"], named: "layer of \(number)", placed: .start, cell: cell)
    }
  }

  private static func wrapByHand(
    _ app: CallbackApp, for tableView: UITableView, _ keeper: Keeper
  ) {
    let rows = RowLayer(["ad"], placed: .start, named: "ads")
    let dataSource = AdditionalTableViewDataSourceImpl(
      inner: app, rows: rows, ownership: .weak, cell: cell)
    let delegate = AdditionalTableViewDelegateImpl(inner: app, layer: rows, ownership: .weak)
    let prefetching = ForwardingTableViewDataSourcePrefetching(segment: .of(rows))
      .around(app, ownership: .weak)
    let drag = ForwardingTableViewDragDelegate(segment: .of(rows)).around(app, ownership: .weak)
    let drop = ForwardingTableViewDropDelegate(segment: .of(rows)).around(app, ownership: .weak)
    for part in [dataSource, delegate, prefetching, drag, drop] as [AnyObject] {
      keeper.keep(part)
    }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.prefetchDataSource = prefetching
    tableView.dragDelegate = drag
    tableView.dropDelegate = drop
  }
}
#endif
