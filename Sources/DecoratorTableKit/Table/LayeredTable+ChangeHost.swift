import Foundation

// The host of the queue of changes of a decorated table.
extension LayeredTable: ChangeHost {
  var changingView: (any ChangingView)? {
    guard isDecorating else { return nil }
    if let place { return place.hasPlace ? place : nil }
    return attachedTable
  }

  var childView: (any ChildChangingView)? {
    guard let place, isDecorating, place.hasPlace else { return nil }
    return place
  }

  var changingLayers: [any ChangingLayer] { layers }

  var changingSegment: (any ChangingSegment)? { outermostSegment }

  var contentSource: AnyObject? {
    innermostSegment.map { $0.source?.innerObject } ?? attachedTable?.dataSource
  }

  var contentName: String { parent?.name(ofChild: self) ?? RowExplanation.contentName }

  var isAnswering: Bool {
    for segment in segments where segment.isInCallback { return true }
    return changingSource?.isAnswering == true || place?.isAnswering == true
  }

  var isBeingCounted: Bool { place?.isBeingCounted == true }

  var needsContentPositions: Bool {
    for (number, layer) in layers.enumerated() where layer.dependsOnContent {
      // Inside the innermost layer all rows are content, unless there are several sources.
      if number > 0 || contentSource is ComposedContent { return true }
    }
    return parent?.needsContentPositions == true
  }

  func contentPositions(of rowCounts: [Int]) -> ContentPositions {
    innermostSegment?.contentPositions(of: rowCounts) ?? ContentPositions(rowCounts: rowCounts)
  }

  /// Which rows outside all layers are content of the wrapped source.
  ///
  /// - Parameter rowCounts: The number of rows of each section of the source, for a table without
  ///   layers.
  func contentPositions(withoutLayers rowCounts: [Int]) -> ContentPositions {
    layers.last?.contentPositionsOutside ?? contentPositions(of: rowCounts)
  }

  func countContentRows() -> [Int] {
    guard let tableView = attachedTable else { return [] }
    if let innermostSegment {
      return innermostSegment.source?.contentRowCounts(in: tableView) ?? []
    }
    return tableView.dataSource.map(tableView.rowCounts(of:)) ?? []
  }

  /// The segments of the layers that an app has stacked by hand, the outermost first.
  private var manualSegments: [Segment] { segments.filter { $0 !== front?.segment } }

  /// Sets the queue of this table on the layers that are stacked by hand, and on a source inside
  /// with changes of its own.
  func assignQueue() {
    let (source, segments) = (changingSource, manualSegments)
    source?.tableQueue = queue
    // The changes that wait there are included in the next load.
    segments.last?.layers.first?.queue?.forget()
    for segment in segments {
      segment.tableQueue = queue
      segment.table = self
      for layer in segment.layers {
        layer.table = self
        layer.showUnobservedAnomalies()
        layer.eventsDidChange = { [weak self] in self?.showOtherMethods() }
      }
    }
    attachment.onDetach = { [queue, weak source] in
      queue.forget()
      Self.release(queue, from: source, segments)
    }
  }

  /// Removes the queue from the layers that are stacked by hand, and from the source inside, since
  /// they are replaced.
  func releaseQueue() { Self.release(queue, from: changingSource, manualSegments) }

  private static func release(
    _ queue: ChangeQueue, from source: SourceChanges?, _ segments: [Segment]
  ) {
    if let source, source.tableQueue === queue { source.tableQueue = nil }
    for segment in segments where segment.tableQueue === queue {
      segment.tableQueue = nil
      segment.table = nil
      for layer in segment.layers {
        layer.table = nil
        layer.eventsDidChange = nil
      }
    }
  }

  /// The own changes of the source inside, also inside decorators that are stacked by hand; nil if
  /// it has none.
  var changingSource: SourceChanges? {
    var source = wrappedDataSource
    while let decorator = source as? AdditionalTableViewDataSourceImpl { source = decorator.inner }
    return (source as? any ChangingDataSource)?.changes
  }
}
