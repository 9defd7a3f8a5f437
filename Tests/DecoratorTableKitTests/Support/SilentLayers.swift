import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// A run of a ``Walkthrough`` through so many layers, each of another kind, or through none.
@MainActor
struct SilentLayers {
  let objects: TableObjects
  let log: CallLog
  /// Whether the layers have rows of their own.
  var haveRows = false
  /// Gets the translation from the table's index paths, once there is one.
  var translate: (@escaping (IndexPath) -> IndexPath?) -> Void = { _ in }

  init(_ app: SubsetApp, haveRows: Bool = false) {
    objects = TableObjects([
      .dataSource: app, .delegate: app, .prefetchDataSource: app, .dragDelegate: app,
      .dropDelegate: app,
    ])
    log = app.log
    self.haveRows = haveRows
    translate = { app.dataIndexPath = $0 }
  }

  init(_ objects: TableObjects, log: CallLog) {
    self.objects = objects
    self.log = log
  }

  /// The calls that the app's objects got, and their effects on the table.
  func lines(layers: Int) -> [String] {
    let tableView = UITableView.forTests()
    // Where layers have rows, other content would be in view than in the bare table.
    tableView.frame.size.height = haveRows ? 4000 : 250
    for kind in TableObjectKind.allCases { kind.set(objects[kind], of: tableView) }
    log.clear()
    var walkthrough = Walkthrough(tableView: tableView, log: log)
    walkthrough.isGeometryNoted = !haveRows
    guard layers > 0 else {
      walkthrough.perform()
      return log.lines
    }
    let decorated = DecoratedTable(adopting: tableView)
    for layer in 0..<layers { addLayer(layer, to: decorated) }
    decorated.attach()
    log.clear()
    walkthrough.reuse = { path in
      guard let reuse = decorated.reuseIndexPath(forData: path) else {
        misuse("the walkthrough names \(RowPosition(path)), which is no row of the content")
      }
      return reuse
    }
    walkthrough.data = { decorated.dataIndexPath(forReuse: $0) }
    translate { decorated.dataIndexPath(forReuse: $0) }
    tableView.reloadData()
    walkthrough.perform()
    return withExtendedLifetime(decorated) { log.lines }
  }

  private func addLayer(_ number: Int, to decorated: DecoratedTable) {
    let models = haveRows ? (0..<5).map { "row \($0) of layer \(number)" } : []
    let layer = RowLayer(
      models, placed: .every(2 + number, after: number), named: "layer \(number)",
      cell: .made { tableView, _, text in textCell(tableView, text) })
    layer.events = events(number)
    decorated.add(layer)
  }

  /// Handlers of layers add methods that the app may not have. Only swipe actions and estimates are
  /// left out: those do change a table by being there.
  private func events(_ layer: Int) -> AdditionalRowEvents {
    var events = AdditionalRowEvents()
    guard layer > 0 else { return events }
    events.height = { _ in 25 }
    events.didSelect = { _, _, _ in }
    events.willDisplay = { _, _, _ in }
    events.didEndDisplaying = { _, _, _ in }
    guard layer > 1 else { return events }
    events.primaryAction = { _, _, _ in }
    events.accessoryTap = { _, _, _ in }
    events.contextMenu = { _, _, _ in UIContextMenuConfiguration(identifier: nil) }
    events.prefetch = { _, _ in }
    events.cancelPrefetching = { _, _ in }
    events.dragItems = { _, _, _ in [UIDragItem(itemProvider: NSItemProvider())] }
    return events
  }
}
#endif

extension TableObjects {
  /// Creates some objects, by their kinds.
  init(_ objects: [TableObjectKind: AnyObject]) { self.init { objects[$0] } }
}
