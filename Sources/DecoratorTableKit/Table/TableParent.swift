/// What a decorated table is one child of several of.
@MainActor
protocol TableParent: AnyObject {
  /// Returns the name of a child in diagnoses; nil if it is none.
  func name(ofChild table: DecoratedTable) -> String?

  /// Whether a layer around the children depends on which of their rows are content.
  var needsTableContent: Bool { get }
}
