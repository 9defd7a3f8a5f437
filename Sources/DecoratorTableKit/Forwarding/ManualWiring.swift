import Foundation

/// The layers that an app has stacked by hand around one content: the host of their changes and of
/// the content table.
///
/// The layers are those between the content and the data source half that a table has called last.
/// Announcements on the content table, and own changes of a layer, are lifted through all of them,
/// and performed by the real table as a batch.
///
/// An app's own decorator may be between the table and the outermost layer. The kit does not know
/// the rows that it adds. So plain objects get the real table then, and own changes of the layers
/// reload it.
///
/// Ownership: retained by the innermost ``Segment``. It retains the content table, and neither
/// layers nor the real table.
@MainActor
final class ManualWiring {
  private weak var innermost: Segment?
  private var contentTable: ContentTableView?
  /// Whether an app has got the content table.
  private var isContentTableKnown = false
  /// Whether an object that may add rows is outside the layers: an app's own decorator, or a
  /// decorated table that is not attached.
  private var isInsideOthers = false
  private lazy var ownQueue = ChangeQueue(host: self)

  init(innermost: Segment) {
    self.innermost = innermost
  }

  /// The queue of changes; that of the decorated table while the layers are in one.
  var queue: ChangeQueue { innermost?.tableQueue ?? ownQueue }

  /// The data source half of the innermost layer.
  var source: AdditionalTableViewDataSourceImpl? { innermost?.source }

  /// The table that shows the rows of the layers; nil if it has another data source since.
  var tableView: UITableView? {
    guard let source, let tableView = source.tableView, tableView.dataSource != nil,
      !source.isReplaced(in: tableView)
    else { return nil }
    return tableView
  }

  /// Determines what is outside the layers, since a table is about to count its rows.
  func load(for tableView: UITableView) {
    guard let innermost, let layer = innermost.layers.first else { return }
    let decorator = decoratorOfApp(in: tableView)
    let isInUnattachedTable = innermost.outermost.tableQueue != nil
    isInsideOthers = decorator != nil || isInUnattachedTable
    let anomaly: TableAnomaly? =
      if !tableView.isOfUIKit {
        .tableOfSubclass("\(type(of: tableView))")
      } else if let decorator {
        .decoratorOutside(layer: layer.name, className: "\(type(of: decorator))")
      } else {
        nil
      }
    let usesContentTable = layer.providesContentTable && anomaly == nil && !isInUnattachedTable
    innermost.usesContentTable = usesContentTable
    innermost.usesContentTableForScrolling = usesContentTable && isContentTableKnown
    if layer.providesContentTable, let anomaly, hasPlainObject(in: tableView) {
      layer.reportOnce(anomaly)
    }
  }

  /// Returns an app's own decorator between the table and the innermost segment, which may add
  /// rows; nil if there is none.
  ///
  /// An object that merely forwards does not count.
  private func decoratorOfApp(
    in tableView: UITableView
  ) -> (any DecoratorUITableViewDataSource)? {
    var dataSource = tableView.dataSource
    while let part = dataSource as? AdditionalTableViewDataSourceImpl {
      if part.segment === innermost { return nil }
      dataSource = part.inner
    }
    return dataSource as? any DecoratorUITableViewDataSource
  }

  /// Returns whether some object inside the innermost layer would get the content table.
  private func hasPlainObject(in tableView: UITableView) -> Bool {
    source?.receivesContentTable == true
      || half(of: tableView.delegate)?.contentReceivesContentTable == true
  }

  /// Returns the innermost part in a stack of parts of one kind, which has an object of the content
  /// inside; nil if there is no such part.
  func half(of outermost: AnyObject?) -> (any LayerPart)? {
    guard let part = outermost as? any LayerPart, part.segmentAroundContent === innermost else {
      return nil
    }
    return part.innermostPart
  }

  // MARK: - The content table

  /// Returns the content table, which is made on first use; nil if plain objects get the real one.
  func contentTable(for tableView: UITableView) -> UITableView? {
    guard innermost?.usesContentTable == true else { return nil }
    if let contentTable, contentTable.real === tableView { return contentTable }
    let table = ContentTableView.contentTable(for: tableView, host: self)
    contentTable = table
    return table
  }

  /// Returns the content table to an app, which may compare it from now on.
  func makeContentTableKnown(for tableView: UITableView) -> UITableView? {
    isContentTableKnown = true
    innermost?.usesContentTableForScrolling = innermost?.usesContentTable == true
    return contentTable(for: tableView)
  }

  // MARK: - The layers

  var innermostSegment: Segment? { innermost }

  /// The layers, the innermost first.
  var layers: [TableLayer] { innermost?.outwards.flatMap(\.layers) ?? [] }
}

// The translation of the content table.
extension ManualWiring: LayeredContentHost {
  func isShown(in tableView: UITableView) -> Bool { tableView === self.tableView }

  var contentSectionCount: Int { innermost?.contentRowCounts?.count ?? 0 }
}

// The host of the queue.
extension ManualWiring: ChangeHost {
  var changingView: (any ChangingView)? { tableView }

  var changingLayers: [any ChangingLayer] { isInsideOthers ? [] : layers }

  var changingSegment: (any ChangingSegment)? { isInsideOthers ? nil : innermost?.outermost }

  var contentSource: AnyObject? { source?.inner }

  var isAnswering: Bool {
    if innermost?.outwards.contains(where: \.isInCallback) == true { return true }
    guard isInsideOthers, let tableView = source?.tableView else { return false }
    // Calls of the table to an app's decorator go through the parts outside that.
    return TableObjectKind.allCases.contains {
      ($0.get(tableView) as? ForwardingObject)?.segment.isInCallback == true
    }
  }

  func countContentRows() -> [Int] {
    guard let tableView, let source else { return [] }
    return source.contentRowCounts(in: tableView)
  }
}
