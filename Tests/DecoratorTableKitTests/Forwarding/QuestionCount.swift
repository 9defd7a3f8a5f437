import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
#if DEBUG
/// How often objects are asked on a device whether they have an optional method.
///
/// No other test sees these questions: they change nothing but the time that a call takes.
struct QuestionCount: Equatable, CustomStringConvertible {
  /// Of objects of the kit's.
  private(set) var kits = 0
  /// Of the app's object.
  private(set) var apps = 0

  init(kits: Int = 0, apps: Int = 0) {
    self.kits = kits
    self.apps = apps
  }

  /// Counts what is asked in one call, by an object of UIKit's that knows that the method is there.
  ///
  /// This is the one place that knows how the kit is made to ask as it does on a device.
  @MainActor
  init(of app: AnyObject, _ call: () -> Void) {
    var count = QuestionCount()
    OptionalMethod.questionObserver = { receiver, _ in
      if receiver === app { count.apps += 1 } else { count.kits += 1 }
    }
    ForwardingObject.asksAsOnDevice = true
    call()
    ForwardingObject.asksAsOnDevice = false
    OptionalMethod.questionObserver = nil
    self = count
  }

  var description: String { "\(kits) of the kit's, \(apps) of the app's" }
}

/// A delegate with layers around it, alone or in a child of a composed table, and a row of its.
@MainActor
final class QuestionWorld {
  /// A method that a table calls.
  enum Call: String, CaseIterable, Sendable {
    case heightForRow
    case willDisplay
    case didSelect
    case didScroll
    case trailingSwipeActions
    // The app has no method of these, and what a row does without it depends on others.
    case editingStyle
    case canMoveRow
  }

  /// Where the layers are.
  enum Layers: Sendable, CustomStringConvertible {
    /// Around an app's table that is the whole.
    case alone(Int)
    /// Around all children, and around the child of the app's, which is one of several.
    case child(around: Int, inside: Int, siblings: Int = 1)
    /// Around the table of an app's that is a child of a child, and so on.
    case nested(depth: Int)

    var description: String {
      switch self {
      case .alone(let count): "\(count) layers"
      case .child(let around, let inside, let siblings):
        "\(around) around all, \(inside) inside, \(siblings) beside"
      case .nested(let depth): "\(depth) compositions"
      }
    }
  }

  let app: CallbackApp
  private let tableView = UITableView.forTests()
  private let table: LayeredTable
  private let path: IndexPath
  /// The source of the children beside that of the app's.
  private let sibling: PlainDataSource

  init(_ layers: Layers) {
    // A table with a foreign delegate would ask that first.
    tableView.temper = []
    let sibling = PlainDataSource([["x"]])
    self.sibling = sibling
    app = CallbackApp(log: CallLog())
    app.methods = CallbackApp.required.union([
      .numberOfSections, .heightForRow, .willDisplayCell, .didSelectRow, .didScroll,
      .trailingSwipeActions, .commitEditing, .moveRow,
    ])
    let own = DecoratedTable(dataSource: app, delegate: app)
    switch layers {
    case .alone(let count):
      Self.add(count, to: own)
      own.attach(to: tableView)
      table = own
      // Rows of layers are below.
      path = IndexPath(row: 1, section: 0)
    case .child(let around, let inside, let siblings):
      Self.add(inside, to: own)
      let others = (0..<siblings).map { _ in DecoratedTable(dataSource: sibling) }
      let composed = ComposedTable(.bySections, others + [own])
      Self.add(around, to: composed)
      composed.attach(to: tableView)
      table = composed
      path = IndexPath(row: 1, section: siblings)
    case .nested(let depth):
      var whole: LayeredTable = own
      for _ in 0..<depth {
        let composed = ComposedTable(.bySections, [DecoratedTable(dataSource: sibling), whole])
        Self.add(1, to: composed)
        whole = composed
      }
      whole.attach(to: tableView)
      table = whole
      path = IndexPath(row: 1, section: depth)
    }
    tableView.layoutIfNeeded()
  }

  /// Adds layers that have rows. Those of every second one can be deleted, and have actions.
  private static func add(_ count: Int, to table: LayeredTable) {
    for number in 0..<count {
      let layer = table.addRows(named: "\(number)", placed: .end) { tableView, _, _ in
        textCell(tableView, "\(number)")
      }
      guard number % 2 == 1 else { continue }
      layer.events.commit = { _, _, _ in }
      layer.events.trailingSwipeActions = { _, _ in nil }
    }
  }

  /// Counts what one call asks, after a first one.
  func count(_ call: Call) -> QuestionCount {
    perform(call)
    return QuestionCount(of: app) { perform(call) }
  }

  /// Calls as UIKit does: it has asked when the delegate was set.
  private func perform(_ call: Call) {
    guard let delegate = tableView.delegate else { return }
    switch call {
    case .heightForRow: _ = delegate.tableView(tableView, heightForRowAt: path)
    case .willDisplay:
      delegate.tableView(tableView, willDisplay: UITableViewCell(), forRowAt: path)
    case .didSelect: delegate.tableView(tableView, didSelectRowAt: path)
    case .didScroll: delegate.scrollViewDidScroll(tableView)
    case .trailingSwipeActions:
      _ = delegate.tableView(
        tableView, trailingSwipeActionsConfigurationForRowAt: path)
    case .editingStyle: _ = delegate.tableView(tableView, editingStyleForRowAt: path)
    case .canMoveRow: _ = tableView.dataSource?.tableView(tableView, canMoveRowAt: path)
    }
  }
}
#endif
#endif
