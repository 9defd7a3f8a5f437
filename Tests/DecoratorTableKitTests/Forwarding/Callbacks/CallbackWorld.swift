import Foundation
import Testing

@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// A table with a stack of two layers, each with a row and a section of its own, around an app:
///
///     0 | outer section          the outer layer's
///     1 | inner section          the inner layer's
///     2 | outer a inner b c      the app's section 0
///     3 | d e                    the app's section 1
@MainActor
final class CallbackWorld {
  static let texts = [
    ["outer section"], ["inner section"], ["outer", "a", "inner", "b", "c"], ["d", "e"],
  ]

  let log = CallLog()
  let tableView = UITableView.forTests()
  let app: CallbackApp
  let kind: RowKind
  private let layers: Int
  private let table: DecoratedTable

  /// Builds the table.
  ///
  /// - Parameters:
  ///   - callback: The method that the app has, or lacks.
  ///   - situation: What the app and the layers are like.
  ///   - delegate: Another delegate instead of the app.
  ///   - layers: How many of the two layers there are.
  init(
    _ callback: CallbackCase, _ situation: CallbackSituation,
    delegate: (any UITableViewDelegate)? = nil, layers: Int = 2
  ) {
    let isRestorable =
      callback.method == .modelIdentifier || callback.method == .indexPathForModelIdentifier
    let isOfRestorableClass = isRestorable && situation.app.hasMethod
    app = isOfRestorableClass ? RestorableCallbackApp(log: log) : CallbackApp(log: log)
    app.methods = CallbackApp.required.union([.numberOfSections]).union(callback.companions)
    if situation.app.hasMethod {
      app.methods.insert(callback.method)
    } else {
      app.methods.remove(callback.method)
    }
    app.subject = callback.method
    app.answersNil = situation.app == .answersNil
    app.saysWhatItHas = situation.app != .lacksSilently
    kind = situation.kind
    self.layers = layers
    table = DecoratedTable(
      dataSource: app, delegate: delegate ?? app, prefetchDataSource: app, dragDelegate: app,
      dropDelegate: app)
    tableView.estimatedRowHeight = 30
    tableView.sectionHeaderHeight = 21
    tableView.sectionFooterHeight = 22
    tableView.estimatedSectionHeaderHeight = 23
    tableView.estimatedSectionFooterHeight = 24
    tableView.selectionFollowsFocus = true
    if layers > 0 { addLayer(.inner, placed: Placement.before(1).inSection(0), situation) }
    if layers > 1 { addLayer(.outer, placed: Placement.start.inSection(1), situation) }
    table.attach(to: tableView)
    log.clear()
  }

  private func addLayer(
    _ kind: RowKind, placed placement: Placement, _ situation: CallbackSituation
  ) {
    let name = kind.rawValue
    let section = AdditionalSection(
      rowCount: 1, headerTitle: "title of \(name)", footerTitle: "title of \(name)"
    ) { tableView, _, _ in textCell(tableView, "\(name) section") }
    let events =
      situation.handlers.covers(kind) ? .all(of: name, log: log) : AdditionalRowEvents()
    let layer = SlotLayer(placed: placement, sections: .start, adding: [section], named: name) {
      tableView, _, _ in textCell(tableView, name)
    }
    layer.events = events
    table.add(layer)
  }

  /// Whether the table waits for an answer, and must not be told of changes.
  var isAnswering: Bool { table.isAnswering }

  /// The row that is called about, in the table's coordinates.
  var path: IndexPath {
    switch kind {
    case .content:
      switch layers {
      case 0: IndexPath(row: 1, section: 0)
      case 1: IndexPath(row: 2, section: 1)
      default: IndexPath(row: 3, section: 2)
      }
    case .outer: IndexPath(row: 0, section: 2)
    case .inner: IndexPath(row: 2, section: 2)
    }
  }

  /// The section that is called about, in the table's coordinates.
  var section: Int {
    switch kind {
    case .content: 1 + layers
    case .outer: 0
    case .inner: 1
    }
  }

  var dataSource: (any UITableViewDataSource)? { tableView.dataSource }
  var delegate: (any UITableViewDelegate)? { tableView.delegate }
  var prefetching: (any UITableViewDataSourcePrefetching)? { tableView.prefetchDataSource }

  /// The delegate as one that says where it is scrolled to. One that does not conform has none of
  /// the methods.
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
      path == self.path ? "the row asked about" : Self.texts[path.section][path.row]
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
