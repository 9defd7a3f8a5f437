/// The container of a decorated table that is one of several children.
@MainActor
protocol TableParent: AnyObject {
  /// Returns the name of a child in diagnoses; nil if it is none.
  func name(ofChild table: LayeredTable) -> String?

  /// Notes that a child has set objects of its own, around the same rows as before.
  func didSetOwnObjects(of segment: Segment, in child: LayeredTable)

  /// Notes that a child has no objects of its own any more, and the same rows as before.
  func didReleaseOwnObjects(of segment: Segment, in child: LayeredTable)

  /// Whether a layer around the children depends on which of their rows are content.
  var needsContentPositions: Bool { get }
}
