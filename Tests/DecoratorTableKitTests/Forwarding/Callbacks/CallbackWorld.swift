import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// A table with layers, each with a row and a section of its own, around an app. Two of them alone:
///
///     0 | outer section          the outer layer's
///     1 | inner section          the inner layer's
///     2 | outer a inner b c      the app's section 0
///     3 | d e                    the app's section 1
///
/// In a composed table other children are above and below. What should be shown is known from
/// ``CallbackRows``.
@MainActor
final class CallbackWorld {
  let log = CallLog()
  let tableView = UITableView.forTests()
  let app: CallbackApp
  /// What is called about.
  var kind: CalledRow
  private(set) var rows: CallbackRows
  private let arrangement: CallbackArrangement
  private var table: LayeredTable
  private var neighbours: [CallbackApp] = []

  /// Builds the table.
  ///
  /// - Parameters:
  ///   - callback: The method that the app has, or lacks.
  ///   - situation: What the app and the layers are like.
  ///   - delegate: Another delegate instead of the app.
  ///   - layers: How many of the three layers there are, from the inside.
  ///   - arrangement: Where the app's table is.
  ///   - neighbours: The other children beside it.
  init(
    _ callback: CallbackCase, _ situation: CallbackSituation,
    delegate: (any UITableViewDelegate)? = nil, layers: Int = 2,
    _ arrangement: CallbackArrangement = .alone, beside neighbours: CallbackNeighbours = .quiet
  ) {
    app = CallbackApp.make(callback, situation.app, named: "app", log: log)
    app.showsOneSection = arrangement.showsOneSection
    kind = situation.kind
    self.arrangement = arrangement
    rows = CallbackRows(sections: app.rows)
    table = DecoratedTable(
      dataSource: app, delegate: delegate ?? app, prefetchDataSource: app, dragDelegate: app,
      dropDelegate: app)
    tableView.estimatedRowHeight = 30
    tableView.sectionHeaderHeight = 21
    tableView.sectionFooterHeight = 22
    tableView.estimatedSectionHeaderHeight = 23
    tableView.estimatedSectionFooterHeight = 24
    tableView.selectionFollowsFocus = true
    if CallbackCase.areAboutMenus.contains(callback.method), knowsMenusItWasAskedFor {
      app.methods.insert(.contextMenu)
    }
    let kinds = CalledRow.layers.prefix(layers)
    for level in 0...arrangement.compositions.count {
      for kind in kinds where arrangement.compositions(inside: kind) == level {
        addLayer(kind, situation)
      }
      if level < arrangement.compositions.count {
        compose(arrangement.compositions[level], level, callback, neighbours)
      }
    }
    table.attach(to: tableView)
    log.clear()
  }

  /// Puts other children above and below what there is so far.
  private func compose(
    _ kind: ComposedTable.Kind, _ level: Int, _ callback: CallbackCase,
    _ neighbours: CallbackNeighbours
  ) {
    func neighbour(_ name: String, isQuiet: Bool) -> CallbackApp {
      let app = CallbackApp.make(callback, isQuiet ? .lacks : .implements, named: name, log: log)
      if isQuiet {
        app.methods = [.numberOfRows, .cellForRow, .numberOfSections]
        app.subject = nil
      }
      app.showsOneSection = arrangement.showsOneSection
      self.neighbours.append(app)
      return app
    }
    let word = level == 0 ? "" : "far "
    let isInnermost = level == 0
    let above =
      isInnermost && neighbours == .noneAbove
      ? nil : neighbour("\(word)above", isQuiet: !isInnermost || !neighbours.haveIt(.above))
    let below = neighbour("\(word)below", isQuiet: !isInnermost || !neighbours.haveIt(.below))
    let children: [LayeredTable] = [above.map(child), table, child(below)].compactMap(\.self)
    table = ComposedTable(kind, children)
    rows.compose(kind, above: above?.rows ?? [], below: below.rows)
  }

  private func child(_ app: CallbackApp) -> LayeredTable {
    guard app.subject != nil else { return DecoratedTable(dataSource: app) }
    return DecoratedTable(
      dataSource: app, delegate: app, prefetchDataSource: app, dragDelegate: app, dropDelegate: app)
  }

  /// Adds a layer around what there is so far. This is the one place that knows how layers are
  /// made.
  private func addLayer(_ kind: CalledRow, _ situation: CallbackSituation) {
    let name = kind.rawValue
    let placement =
      kind == .inner
      ? Placement.before(1).inSection(0) : Placement.start.inSection(rows.firstSection)
    let hasSection = arrangement.hasSection(kind)
    let section = AdditionalSection(
      rowCount: 1, headerTitle: "title of \(name)", footerTitle: "title of \(name)"
    ) { tableView, _, _ in textCell(tableView, "\(name) section") }
    let events =
      situation.handlers.covers(kind) ? .all(of: name, log: log) : AdditionalRowEvents()
    let layer = SlotLayer(
      placed: placement, sections: hasSection ? .start : .none,
      adding: hasSection ? [section] : [], named: name
    ) { tableView, _, _ in textCell(tableView, name) }
    layer.events = events
    table.add(layer)
    rows.add(kind, hasSection: hasSection)
  }

  /// Whether the table waits for an answer, and must not get changes.
  var isAnswering: Bool { table.isAnswering }

  /// The row that is called about, in the table's coordinates.
  var path: IndexPath { place(of: kind == .content ? "b" : kind.rawValue) }

  /// The section that is called about, in the table's coordinates.
  var section: Int {
    place(of: kind == .content ? "d" : "\(kind.rawValue) section").section
  }

  /// Returns the row with a text, in the table's coordinates.
  func place(of text: String) -> IndexPath {
    guard let place = rows.path(of: text) else { misuse("no row has the text \(text)") }
    return IndexPath(row: place.row, section: place.section)
  }

  /// The identifier by which the app finds a row again, which is that of a child in a composition.
  var modelIdentifier: String {
    guard arrangement != .alone else { return "d" }
    return (dataSource as? any UIDataSourceModelAssociation)?
      .modelIdentifierForElement(at: path, in: tableView) ?? "d"
  }

  /// Asks for the titles of the index, without which a composition does not know which child owns a
  /// title.
  func askForIndexTitles() {
    guard arrangement != .alone else { return }
    _ = dataSource?.sectionIndexTitles?(for: tableView)
    log.clear()
  }

  /// Whether the app's menus are asked for before something happens to them.
  var knowsMenusItWasAskedFor: Bool { arrangement != .alone }

  var dataSource: (any UITableViewDataSource)? { tableView.dataSource }
  var delegate: (any UITableViewDelegate)? { tableView.delegate }
  var prefetching: (any UITableViewDataSourcePrefetching)? { tableView.prefetchDataSource }

  /// The delegate as one with the methods of accessibility scrolling. One that does not conform has
  /// none of the methods.
  func speakingDelegate(
    for method: ForwardedMethod
  ) -> (any UIScrollViewAccessibilityDelegate)? {
    if let delegate = delegate as? any UIScrollViewAccessibilityDelegate { return delegate }
    if let delegate {
      OptionalMethod.recordAbsence(of: Selector(method.rawValue), by: delegate)
    }
    return nil
  }

  var drag: (any UITableViewDragDelegate)? { tableView.dragDelegate }
  var drop: (any UITableViewDropDelegate)? { tableView.dropDelegate }

  /// Asks first whether the method is there, as UIKit does, and calls it only then.
  func outcome(of callback: CallbackCase) throws -> String {
    let receiver = try #require(object(having: callback.method))
    let selector = Selector(callback.method.rawValue)
    if OptionalMethod.response(of: receiver, to: selector) == false { return "absent" }
    let answer = OptionalMethod.call(receiver, selector) { callback.call(self) }
    return answer.isImplemented ? text(of: answer.value) : "absent"
  }

  func isSeen(_ method: ForwardedMethod) -> Bool? {
    object(having: method).flatMap {
      OptionalMethod.response(of: $0, to: Selector(method.rawValue))
    }
  }

  private func object(having method: ForwardedMethod) -> AnyObject? {
    switch CallbackCase.part(of: method) {
    case .dataSource: dataSource
    case .delegate: delegate
    case .prefetching: prefetching
    case .drag: drag
    case .drop: drop
    }
  }

  private func text(of value: Any?) -> String {
    switch value {
    case nil: "nil"
    case is Void: "done"
    case let path as IndexPath:
      path == self.path ? "the row asked about" : rows.text(at: path) ?? "no row"
    case let height as CGFloat where height == UITableView.automaticDimension: "automatic"
    case let cell as UITableViewCell: cell.textLabel?.text ?? "no text"
    case let items as [UIDragItem]: "\(items.count) items"
    case let actions as [UITableViewRowAction]: "\(actions.count) actions"
    case let value as [String]: value.joined(separator: " ")
    case let configuration as UISwipeActionsConfiguration:
      "\(configuration.actions.count) actions"
    case let configuration as UIContextMenuConfiguration: "menu of \(configuration.identifier)"
    case let proposal as UITableViewDropProposal: "\(proposal.operation)"
    case is UITargetedPreview: "preview"
    case is UIDragPreviewParameters: "parameters"
    case is UIView: "view"
    case let value?: "\(value)"
    }
  }
}
#endif
