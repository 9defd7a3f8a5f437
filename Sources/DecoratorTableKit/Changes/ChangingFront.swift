/// The objects that a view calls, as the queue of changes sees them.
@MainActor
protocol ChangingFront: AnyObject {
  /// Whether the view got titles for the index of its sections at the last request.
  var showsSectionIndex: Bool { get }

  /// Begins a change during which the view counts rows by its update; ``endChange()`` ends it.
  func beginChange()

  /// Ends a change: from now on the view's counts are read from the content.
  func endChange()

  /// The anomaly of a cell on screen at another place than its row; nil if there is none.
  var directChange: TableAnomaly? { get }
}
