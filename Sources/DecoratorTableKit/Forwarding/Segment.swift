import Foundation

/// The layers, possibly none, that share one set of five objects.
///
/// A ``LayeredTable`` has one segment with the layers that were added. In a table that is wired by
/// hand, each layer is a segment. The segment around a child of a ``ComposedTable`` has no layers.
///
/// A table calls an object of the outermost segment. The call passes the layers of that, and then
/// those of the segments inside: an app may stack halves of layers by hand, and wrap them in a
/// ``DecoratedTable``.
///
/// A segment has what its table knows of it and not of single layers: the views on screen, calls
/// and changes under way, and the table that the wrapped objects get.
///
/// Ownership: its objects retain it, and it retains its layers. A layer is in one segment.
@MainActor
final class Segment {
  /// The layers, the innermost first.
  private(set) var layers: [TableLayer] = []
  /// The data source of the segment, which counts the rows inside; it sets itself here.
  weak var source: AdditionalTableViewDataSourceImpl?
  /// The decorated table with these layers, if they are in one.
  weak var table: (any TableLayerOwner)?
  /// The queue of the decorated table, or of a child; nil in a table that is wired by hand.
  weak var tableQueue: ChangeQueue?
  /// The object of each kind that was made last. They serve to invalidate the ways through the
  /// segment, and to include segments without an object of some kind in the ways of that kind.
  private var parts = ByKind { _ in Weak<ForwardingObject>() }
  /// The segment that was outside this one last. Its data source may be deallocated by now.
  private weak var lastOutside: Segment?

  /// Without layers, the number of rows of each section of the content, as the table knows them;
  /// nil before the first count.
  var ownRowCounts: [Int]?
  /// Without layers, whether the table shows the rows of another data source.
  var isOwnTransparent = false
  /// Without layers, whether the next load is one of other rows, even if they are as many.
  var forgetsRows = false
  /// Without layers, what was reported.
  private var reportedOnce: Set<TableAnomaly> = []
  /// Identifies the content inside as the owner of views.
  let contentScope = OwnerScope()

  /// The views on screen, if the table calls the objects of this segment.
  var views = RememberedViews()
  /// Whether the table was given titles for the index of its sections when it asked last.
  var showsSectionIndex = false
  /// Whether a reload was unconfirmed when the rows were last counted.
  ///
  /// It is stored here since it is read for each cell, and the reference to the queue is weak.
  var mayHaveLoaded = false
  /// The number of changes under way that the table knows already.
  private var changesInFlight = 0
  /// The number of callbacks under way in which a table must not be updated.
  private var callbackDepth = 0

  /// What the owner of the segment observes, besides what its layers do.
  var observed: ObservedEvents = []
  /// Called when the list is scrolled, if ``observed`` includes that.
  var didScroll: () -> Void = {}
  /// Called when the user selects a row (outer).
  var noteSelection: (IndexPath) -> Void = { _ in }

  /// Whether plain objects inside get the content table.
  var usesContentTable = false {
    didSet { knownContentTable = nil }
  }
  /// Whether they also get it in scroll view callbacks.
  var usesContentTableForScrolling = false
  /// The content table of the last call, and the table that asked, by identity, so that no weak
  /// reference is loaded for each call.
  var knownContentTable: (asking: ObjectIdentifier, table: UITableView)?
  /// The stack with this segment as the innermost, in a table that is wired by hand.
  var manualWiring: ManualWiring?

  /// Returns the segment of a layer that an app wires by hand: the one that it has already, or a
  /// new one.
  static func of(_ layer: TableLayer) -> Segment {
    if let segment = layer.segment { return segment }
    let segment = Segment()
    segment.append(layer)
    return segment
  }

  /// Adds a layer outside the others.
  func append(_ layer: TableLayer) {
    layers.append(layer)
    layer.segment = self
    invalidateWays()
  }

  /// Removes a layer, which has no rows any more.
  func remove(_ layer: TableLayer) {
    if layers.count == 1 {
      ownRowCounts = layer.current?.contentRowCounts
      isOwnTransparent = layer.isTransparent
    }
    layers.removeAll { $0 === layer }
    layer.segment = nil
    invalidateWays()
  }

  /// Notes that the objects are those of the table no longer. Other code may still retain them.
  func leaveTable() {
    source = nil
    table = nil
    tableQueue = nil
  }

  // MARK: - The segments inside and outside

  /// The segment inside this one; nil if this is the innermost.
  var inside: Segment? { source?.partInside?.segment }

  /// The segment outside this one; nil if this is the outermost.
  var outside: Segment? {
    get { lastOutside?.source == nil ? nil : lastOutside }
    set {
      guard newValue !== lastOutside else { return }
      lastOutside = newValue
      invalidateWays()
    }
  }

  /// The outermost of the segments outside this one, or this one.
  var outermost: Segment {
    var segment = self
    while let outside = segment.outside { segment = outside }
    return segment
  }

  /// This segment and those inside it, the outermost first.
  var inwards: some Sequence<Segment> { sequence(first: self) { $0.inside } }

  /// This segment and those outside it, the innermost first.
  var outwards: some Sequence<Segment> { sequence(first: self) { $0.outside } }

  /// The manual wiring of the innermost segment.
  var wiring: ManualWiring? { manualWiring ?? inside?.wiring }

  // MARK: - The objects

  /// Notes that an object was made.
  func note(_ part: ForwardingObject) { parts[type(of: part).kind].object = part }

  /// Returns whether there is an object of a kind.
  func has(_ kind: TableObjectKind) -> Bool { parts[kind].object != nil }

  /// Invalidates the ways through all segments around this content, which lead through other layers
  /// from now on.
  func invalidateWays() {
    for segment in outermost.inwards {
      for kind in TableObjectKind.allCases { segment.parts[kind].object?.invalidateWays() }
    }
  }

  // MARK: - What is under way

  /// Whether counts are read again when the table counts its sections. They are not while a change
  /// is under way that the table knows already, unless the segment is new to the table.
  var readsCounts: Bool { changesInFlight == 0 || !isLoaded }

  /// Whether a table is loading or laying out its rows and waits for an answer. It must not be
  /// updated meanwhile.
  var isInCallback: Bool { callbackDepth > 0 }

  /// Begins a callback during a load or layout of the table; ``endCallback()`` ends it.
  func beginCallback() { callbackDepth += 1 }

  /// Ends a callback: the table has its answer.
  func endCallback() { callbackDepth -= 1 }

  /// Takes over the views of another segment, since the table calls the objects of this one from
  /// now on.
  func takeViews(of other: Segment) {
    guard other !== self else { return }
    views = other.views
    other.views = RememberedViews()
  }

  // MARK: - Diagnoses

  /// The name in diagnoses: that of the outermost layer.
  var name: String { layers.last?.name ?? ChangeQueue.contentName }

  /// Reports an anomaly of the segment, unless it was reported.
  func reportOnce(_ anomaly: TableAnomaly) {
    if let layer = layers.last {
      layer.reportOnce(anomaly)
    } else if reportedOnce.insert(anomaly).inserted {
      anomaly.report { tableQueue?.show(.anomaly($0)) }
    }
  }
}

extension Segment: ChangingSegment {
  func beginChange() { changesInFlight += 1 }

  func endChange() { changesInFlight -= 1 }

  func contains(_ other: any ChangingSegment) -> Bool { inwards.contains { $0 === other } }
}
