/// The segment that a view calls, as the queue of changes sees it: the outermost one.
@MainActor
protocol ChangingSegment: AnyObject {
  /// Whether the view got titles for the index of its sections at the last request.
  var showsSectionIndex: Bool { get }

  /// The number of rows of each section of the content, as the view knows them; nil before its
  /// first count.
  var contentRowCounts: [Int]? { get }

  /// The number of rows of each section outside all layers, as the view knows them; nil before its
  /// first count.
  var outerRowCounts: [Int]? { get }

  /// Returns whether another segment is this one, or inside it.
  func contains(_ other: any ChangingSegment) -> Bool

  /// Follows a change that the view shows from now on. Does nothing if there are layers, which
  /// follow it themselves.
  func follow(_ update: AppliedUpdate)

  /// Notes that the view is about to be reloaded: it does not merely count again.
  func forgetRows()

  /// Begins a change during which the view counts rows by its update; ``endChange()`` ends it.
  func beginChange()

  /// Ends a change: from now on the view's counts are read from the content.
  func endChange()

  /// The anomaly of a cell on screen at another place than its row; nil if there is none.
  var directChange: TableAnomaly? { get }
}
