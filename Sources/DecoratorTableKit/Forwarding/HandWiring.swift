import Foundation

/// The layers of a table that is wired by hand, as the innermost of them knows them, and the table
/// that plain objects inside them are handed.
///
/// What is announced on that table is lifted through all layers and told the real one as a batch.
///
/// Ownership: retained by the innermost ``TableLayer``. It retains the content table, and neither
/// layers nor the real table.
@MainActor
final class HandWiring {
  private(set) weak var innermost: TableLayer?
  private var contentTable: ContentTableView?
  /// Whether an app has asked for that table.
  private var isContentTableKnown = false
  private(set) lazy var queue = ChangeQueue(host: self)

  init(innermost: TableLayer) {
    self.innermost = innermost
  }

  /// The data source half of the innermost layer.
  var source: AdditionalTableViewDataSourceImpl? { innermost?.source }

  /// The table that shows the rows of the layers; nil if it has another data source since.
  var tableView: UITableView? {
    guard let source, let tableView = source.tableView, tableView.dataSource != nil,
      !source.isReplaced(in: tableView)
    else { return nil }
    return tableView
  }

  /// Finds out whether the content table can be handed, since a table is about to count its rows.
  func load(for tableView: UITableView) {
    let anomaly = reasonForRealTable(tableView)
    innermost?.isContentTableHanded = anomaly == nil
    innermost?.isContentTableHandedInScrolling = anomaly == nil && isContentTableKnown
    if let anomaly, isAnybodyPlain(in: tableView) { innermost?.reportOnce(anomaly) }
  }

  /// Returns why plain objects are to be handed the real table; nil if they are not.
  private func reasonForRealTable(_ tableView: UITableView) -> TableAnomaly? {
    if !tableView.isOfUIKit { return .tableOfSubclass("\(type(of: tableView))") }
    guard let innermost, let decorator = decoratorOfApp(in: tableView) else { return nil }
    return .decoratorOutside(layer: innermost.name, className: "\(type(of: decorator))")
  }

  /// Returns an app's own decorator that stands between the table and the innermost layer, and may
  /// count rows of its own; nil if there is none.
  ///
  /// Somebody's object that merely passes on what it is asked is none.
  private func decoratorOfApp(
    in tableView: UITableView
  ) -> (any DecoratorUITableViewDataSource)? {
    var dataSource = tableView.dataSource
    while let part = dataSource as? AdditionalTableViewDataSourceImpl {
      if part.layer === innermost { return nil }
      dataSource = part.inner
    }
    return dataSource as? any DecoratorUITableViewDataSource
  }

  /// Returns whether some object inside the innermost layer would be handed the content table.
  private func isAnybodyPlain(in tableView: UITableView) -> Bool {
    source?.seesContentTable == true
      || half(of: tableView.delegate)?.seesContentTable == true
  }

  /// Returns the part of the innermost layer in a stack of parts of one kind; nil if it is not in
  /// there.
  func half(of outermost: AnyObject?) -> (any LayerPart)? {
    var object = outermost
    while let part = object as? any LayerPart {
      if part.layer === innermost { return part }
      object = part.innerObject
    }
    return nil
  }

  // MARK: - The content table

  /// Returns the table as the content knows it, made when it is first needed; nil if plain objects
  /// are handed the real one.
  func contentTable(standingFor tableView: UITableView) -> UITableView? {
    guard innermost?.isContentTableHanded == true else { return nil }
    if let contentTable, contentTable.real === tableView { return contentTable }
    let table = ContentTableView.standing(for: tableView, host: self)
    contentTable = table
    return table
  }

  /// Returns that table to an app, which may compare it from now on.
  func makeContentTableKnown(for tableView: UITableView) -> UITableView? {
    isContentTableKnown = true
    innermost?.isContentTableHandedInScrolling = innermost?.isContentTableHanded == true
    return contentTable(standingFor: tableView)
  }
}

// What the content table translates by.
extension HandWiring: ContentTableHost {
  func isShown(in tableView: UITableView) -> Bool { tableView === self.tableView }

  var contentSectionCount: Int { innermost?.current?.rows.count ?? 0 }

  func contentRowCount(inSection section: Int) -> Int? {
    innermost?.contentRowCount(inSection: section)
  }

  func outerSection(ofContent section: Int) -> Int {
    layersOutwards.outerSection(ofContent: section)
  }

  func outerPosition(ofContent position: RowPosition) -> RowPosition {
    layersOutwards.outerPosition(ofContent: position)
  }

  func isHidden(_ position: RowPosition) -> Bool { layersOutwards.hides(position) }

  func contentPosition(ofOuter position: RowPosition) -> RowPosition? {
    layersInwards.contentPosition(ofOuter: position)
  }

  func contentSection(ofOuter section: Int) -> Int? {
    layersInwards.contentSection(ofOuter: section)
  }

  func report(writeByUIKit member: String) { queue.report(.writtenByUIKit(member: member)) }

  private var layersOutwards: some Sequence<TableLayer> {
    sequence(state: innermost) { layer in
      defer { layer = layer?.outside }
      return layer
    }
  }

  private var layersInwards: [TableLayer] {
    guard let outermost = innermost?.outermost else { return [] }
    return [outermost] + outermost.layersInside
  }
}

// The surroundings of the queue of what is announced.
extension HandWiring: ChangeHost {
  var changingView: (any ChangingView)? { tableView }

  var changingLayers: [any ChangingLayer] { Array(layersOutwards) }

  var contentSource: AnyObject? { source?.inner }

  var isAnswering: Bool { layersOutwards.contains(where: \.isInCallback) }

  func countContentRows() -> [Int] {
    guard let tableView, let source else { return [] }
    return source.contentRowCounts(in: tableView)
  }
}
