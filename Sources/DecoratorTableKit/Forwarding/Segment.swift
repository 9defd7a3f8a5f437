import Foundation

/// The layers of one set of five objects: those of a ``LayeredTable``, or the one layer whose halves
/// an app has made.
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
  /// The layers, the innermost first. There is at least one.
  private(set) var layers: [TableLayer]
  /// The data source of the segment, which counts the rows inside; it sets itself here.
  weak var source: AdditionalTableViewDataSourceImpl?
  /// The last objects of the segment, by their kinds. They serve to invalidate the ways through it,
  /// and to include segments without an object of some kind in the ways of that kind.
  private var parts = ByKind { _ in Weak<ForwardingObject>() }
  /// The segment outside this one, unless its data source is deallocated since.
  private weak var lastOutside: Segment?
  /// Identifies the content inside among the owners of views.
  let content = FollowedContent()

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

  /// Whether plain objects inside get the content table.
  var usesContentTable = false {
    didSet { knownContentTable = nil }
  }
  /// Whether they also get it in scroll view callbacks.
  var usesContentTableForScrolling = false
  /// The content table of the last call, and the table that asked, by identity, so that no weak
  /// reference is loaded for each call.
  private var knownContentTable: (asking: ObjectIdentifier, table: UITableView)?
  /// The stack with this segment as the innermost, in a table that is wired by hand.
  var manualWiring: ManualWiring?

  /// Creates a segment of one layer, which leaves the one that it was in.
  init(_ layer: TableLayer) {
    layers = [layer]
    layer.segment = self
  }

  /// Returns the segment of a layer whose halves an app makes: the one that it has already, or one
  /// of its own.
  static func of(_ layer: TableLayer) -> Segment { layer.segment ?? Segment(layer) }

  /// The outermost layer.
  var outermostLayer: TableLayer { layers[layers.count - 1] }

  /// The innermost layer.
  var innermostLayer: TableLayer { layers[0] }

  /// Adds a layer outside the others.
  func append(_ layer: TableLayer) {
    layers.append(layer)
    layer.segment = self
    invalidateWays()
  }

  /// Removes a layer, which is not the last one.
  func remove(_ layer: TableLayer) {
    layers.removeAll { $0 === layer }
    layer.segment = nil
    invalidateWays()
  }

  // MARK: - The segments inside and outside

  /// The segment inside this one; nil if this is the innermost.
  var inside: Segment? { (source?.inner as? AdditionalTableViewDataSourceImpl)?.segment }

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

  /// Invalidates the ways through this segment and those next to it, since other layers are among
  /// theirs.
  func invalidateWays() {
    for segment in outermost.inwards {
      for kind in TableObjectKind.allCases { segment.parts[kind].object?.invalidateWays() }
    }
  }

  // MARK: - Loading

  /// Lays all layers out for content of these sizes, by inner section.
  func load(rowCounts: [Int]) {
    var rowCounts = rowCounts
    for layer in layers {
      layer.load(rowCounts: rowCounts)
      rowCounts = layer.inForce.layout.outerRowCounts
    }
    mayHaveLoaded = outermostLayer.queue?.loadDetection.isUnconfirmed == true
  }

  /// Notes that the table asks for the cell of a row. If it shows the row already, and is not in
  /// the middle of a change, it was reloaded.
  func noteQuestion(of owner: RememberedOwner<IndexPath, AdditionalRow>) {
    guard mayHaveLoaded, readsCounts, let queue = outermostLayer.queue,
      queue.loadDetection.isUnconfirmed, views.rows.isShown({ $0.isSame(as: owner) })
    else { return }
    queue.didAskAgain(in: outermostLayer)
  }

  // MARK: - What is under way

  /// Whether counts are read again when the table counts its sections. They are not in the middle
  /// of a change that the table knows already.
  var readsCounts: Bool { changesInFlight == 0 }

  /// Whether a table is loading or laying out its rows and waits for an answer. It must not be
  /// updated meanwhile.
  var isInCallback: Bool { callbackDepth > 0 }

  /// Begins a callback during a load or layout of the table; ``endCallback()`` ends it.
  func beginCallback() { callbackDepth += 1 }

  /// Ends a callback: the table has its answer.
  func endCallback() { callbackDepth -= 1 }

  // MARK: - The table inside

  /// Makes a call with the table for an object inside. All callbacks use it.
  ///
  /// There are two calls, since choosing between two tables would retain one, which for an object
  /// with weak references takes longer than converting an index path.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - isPlain: Whether the object is a plain one, which gets the content table.
  ///   - call: The call.
  @inline(__always)
  func withInnerTable<Value>(
    _ tableView: UITableView, isPlain: Bool, to call: (UITableView) -> Value
  ) -> Value {
    guard isPlain, usesContentTable else { return call(tableView) }
    return call(innerTable(for: tableView))
  }

  /// Returns the content table for calls of a table.
  @inline(__always)
  private func innerTable(for tableView: UITableView) -> UITableView {
    if let knownContentTable, knownContentTable.asking == ObjectIdentifier(tableView) {
      return knownContentTable.table
    }
    return findInnerTable(for: tableView)
  }

  @inline(never)
  private func findInnerTable(for tableView: UITableView) -> UITableView {
    guard
      let contentTable = innermostLayer.table?.contentTable(for: tableView)
        ?? manualWiring?.contentTable(for: tableView)
    else { return tableView }
    knownContentTable = (ObjectIdentifier(tableView), contentTable)
    return contentTable
  }
}

/// Identifies the content inside a segment. Views of it are followed by the changes of that segment.
final class FollowedContent {}

extension Segment: ChangingFront {
  func beginChange() { changesInFlight += 1 }

  func endChange() { changesInFlight -= 1 }
}
