import Foundation

/// A part of a ``Segment``: one of the five objects that a table can have. It finds the owner of a
/// row or section, and calls that.
@MainActor
protocol LayerPart: ForwardingObject {
  /// UIKit's protocol that the part forwards.
  associatedtype Inner
  /// The protocol of an object that gets both index paths, if there is one.
  associatedtype Decorator = Never
  /// The object inside, if it is retained. Only `wrap` sets this and ``weakInner``.
  var strongInner: Inner? { get set }
  /// The object inside, if it is not retained: a weak reference.
  var weakInner: Inner? { get set }
  /// The object inside: the app's, or a part of the segment inside.
  var inner: Inner? { get }
  /// Whether it is retained.
  var ownership: InnerOwnership { get }
  /// The way from this part inwards, once it was determined.
  var knownWay: LayerWay<Self>? { get set }
  /// Wraps another object.
  func wrap(_ inner: Inner?, ownership: InnerOwnership)
  /// Returns the outermost part of a child of the same kind.
  static func part(of slot: any ComposedChild) -> Self
}

extension LayerPart {
  var inner: Inner? { strongInner ?? weakInner }

  func wrap(_ inner: Inner?, ownership: InnerOwnership) {
    strongInner = ownership == .strong ? inner : nil
    weakInner = ownership == .strong ? nil : inner
    noteInner(inner == nil ? nil : innerObject, ownership: ownership)
  }

  /// Wraps another object, or several children; an object that does not conform to the protocol
  /// counts as nil.
  func wrap(object: AnyObject?, ownership: InnerOwnership) {
    children = object as? ComposedContent
    wrap(object as? Inner, ownership: ownership)
  }

  /// The part of the layer inside, if there is one.
  var partInside: Self? { inner as? Self }

  /// The innermost of this part and those inside it.
  var innermostPart: Self {
    var part = self
    while let inside = part.partInside { part = inside }
    return part
  }

  /// The way from this part inwards.
  var way: LayerWay<Self> { knownWay ?? findWay() }

  private func findWay() -> LayerWay<Self> {
    let way = LayerWay(from: self)
    knownWay = way
    return way
  }

  /// The outermost segment on the way.
  var outermostSegment: Segment { way.outermostSegment }

  /// The innermost segment, unless the app's object is between two layers.
  var segmentAroundContent: Segment? { way.endsAtContent ? way.innermostSegment : nil }

  /// Whether the app's object gets the content table, if there is one.
  var contentReceivesContentTable: Bool { way.receivesContentTable }

  /// The app's object inside all layers, if it is still there.
  var content: Inner? { way.content(from: self) }

  /// Returns the owner of a row (outer). Traps if there is no such row. Layers that the table has
  /// not asked before count their rows.
  func owner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner {
    way.owner(of: indexPath, in: tableView)
  }

  /// Returns the owner of a row (outer); nil if there is no such row any more.
  func existingOwner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner? {
    let way = way
    if way.layers.isEmpty, way.outermostSegment.lacksContent(RowPosition(indexPath)) { return nil }
    return way.existingOwner(of: indexPath, in: tableView)
  }

  /// Returns the row (outer) that shows a content row (inner); nil if there is no such row, or a
  /// layer hides it.
  func outerPosition(ofContent position: RowPosition, in tableView: UITableView) -> RowPosition? {
    var position = position
    let way = way
    if way.layers.isEmpty, way.outermostSegment.lacksContent(position) { return nil }
    return way.convertOutwards(&position, in: tableView) ? position : nil
  }

  /// Returns an owner to be remembered while a view of it is on screen.
  func remembered<Content, Own>(_ owner: Owner<Content, Own>) -> RememberedOwner<Content, Own> {
    RememberedOwner(owner, inside: way.innermostSegment)
  }

  /// Returns whether the table was found just now to show the rows of another data source.
  func hasFoundOtherRows(in tableView: UITableView) -> Bool {
    !outermostSegment.isTransparent && segment.hasOtherRows(in: tableView)
  }

  /// Returns the owner of a section (outer), or nil if there is no such section any more.
  func existingSectionOwner(_ section: Int, in tableView: UITableView) -> SectionOwner? {
    let outermost = outermostSegment
    if !outermost.isTransparent { outermost.loadIfNeeded(for: tableView) }
    let exists = outermost.isTransparent || (0..<outermost.sectionCount).contains(section)
    return exists ? way.sectionOwner(section, in: tableView) : nil
  }
}
