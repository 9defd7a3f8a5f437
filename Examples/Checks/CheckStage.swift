import DecoratorTableKit
import Foundation

/// The place where tables are shown while they are asked: a view in a window.
@MainActor
package final class CheckStage {
  /// What the kit reports in the whole app, where nothing else uses the kit meanwhile.
  let log: AnomalyLog?
  private let host: UIView
  private let makeTable: @MainActor (CGRect) -> UITableView
  /// Called with each table once it is decorated.
  let afterAttaching: @MainActor (DecoratedTable, UITableView) -> Void
  private var tableViews: [UITableView] = []
  private var kept: [AnyObject] = []

  /// The place of each table in the host, in points.
  static let frame = CGRect(x: 0, y: 100, width: 320, height: 600)

  #if HEADLESS_UIKIT
  private static let pause = 0.001
  #else
  /// Longer than the animations of a table, in seconds.
  private static let pause = 0.6
  #endif

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - host: A view in a window, or the window.
  ///   - log: What the kit reports in the whole app; nil where something else uses the kit
  ///     meanwhile. What it reports of the tables on the stage counts anyway.
  ///   - makeTable: Makes a table. A test makes one that does something else.
  ///   - afterAttaching: Called with each table once it is decorated. A test breaks it there.
  package init(
    in host: UIView, log: AnomalyLog? = nil,
    makeTable: @escaping @MainActor (CGRect) -> UITableView = {
      UITableView(frame: $0, style: .plain)
    },
    afterAttaching: @escaping @MainActor (DecoratedTable, UITableView) -> Void = { _, _ in }
  ) {
    self.host = host
    self.log = log
    self.makeTable = makeTable
    self.afterAttaching = afterAttaching
  }

  /// Shows a table, which has no objects until the caller gives it some.
  func makeTableView() -> UITableView {
    let tableView = makeTable(Self.frame)
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: CheckedSource.reuseIdentifier)
    host.addSubview(tableView)
    tableViews.append(tableView)
    return tableView
  }

  /// Adds a table of one kind with content, which is not laid out yet.
  ///
  /// - Parameters:
  ///   - kind: Whether and how it is decorated.
  ///   - content: The models, section by section.
  ///   - prepare: Called with the table before it gets its objects.
  func add(
    _ kind: CheckedTable.Kind, _ content: [[String]], prepare: (CheckedTable) -> Void = { _ in }
  ) -> CheckedTable {
    let table = CheckedTable(makeTableView(), content)
    keep(table)
    prepare(table)
    table.attach(kind)
    if let feed = table.feed { afterAttaching(feed, table.tableView) }
    return table
  }

  /// Keeps objects, which a table holds weakly, until the stage is cleared.
  func keep(_ objects: AnyObject...) { kept += objects }

  /// Adds a table of one kind with content, and lets it settle.
  func show(
    _ kind: CheckedTable.Kind, _ content: [[String]], prepare: (CheckedTable) -> Void = { _ in }
  ) async -> CheckedTable {
    let table = add(kind, content, prepare: prepare)
    table.tableView.layoutIfNeeded()
    await settle()
    return table
  }

  /// Gives a table the whole stage, bars and safe areas included, as a screen does.
  func fill(with tableView: UITableView) {
    tableView.contentInsetAdjustmentBehavior = .automatic
    tableView.frame = host.bounds
  }

  /// Takes a table out of the window, or puts it back.
  func put(_ tableView: UITableView, intoWindow isInWindow: Bool) {
    if isInWindow { host.addSubview(tableView) } else { tableView.removeFromSuperview() }
  }

  /// Lets the turns of the main loop pass that animations and deferred changes take.
  func settle() async {
    try? await Task.sleep(nanoseconds: UInt64(Self.pause * 1e9))
    for tableView in tableViews { tableView.layoutIfNeeded() }
  }

  /// Removes all tables.
  func clear() {
    for tableView in tableViews { tableView.removeFromSuperview() }
    tableViews = []
    kept = []
  }
}
