/// The container of a decorated table that is one of several children.
@MainActor
protocol TableParent: AnyObject {
  /// Returns the name of a child in diagnoses; nil if it is none.
  func name(ofChild table: LayeredTable) -> String?

  /// Whether a layer around the children depends on which of their rows are content.
  var needsTableContent: Bool { get }
}
