/// The container of a decorated table that is one of several children.
@MainActor
protocol TableParent: AnyObject {
  /// Returns the name of a child in diagnoses; nil if it is none.
  func name(ofChild table: LayeredTable) -> String?

  /// Notes that the first layer of a child was added, which has no rows yet.
  func didAddFirstLayer(in segment: Segment, of child: LayeredTable)

  /// Notes that the last layer of a child was removed, which had no rows any more.
  func didRemoveLastLayer(of segment: Segment, from child: LayeredTable)

  /// Whether a layer around the children depends on which of their rows are content.
  var needsContentPositions: Bool { get }
}
