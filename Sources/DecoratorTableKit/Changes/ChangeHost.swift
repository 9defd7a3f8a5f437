/// What a queue of changes depends on: a view, the layers with the rows that it shows, and the
/// content inside them.
@MainActor
protocol ChangeHost: AnyObject {
  /// The view, while it is to be updated.
  var changingView: (any ChangingView)? { get }

  /// The view as the table of a child in a composed table; nil if it is not one, or not shown
  /// there.
  var childView: (any ChildChangingView)? { get }

  /// The layers around the content, innermost first.
  var changingLayers: [any ChangingLayer] { get }

  /// The segment that the view calls; nil if it calls the app's own objects.
  var changingSegment: (any ChangingSegment)? { get }

  /// The data source of the content.
  var contentSource: AnyObject? { get }

  /// The name of the content in diagnoses.
  var contentName: String { get }

  /// Whether the view waits for an answer. It must not be updated meanwhile.
  var isAnswering: Bool { get }

  /// Reports external changes of the view since the last call.
  func reportExternalChanges()

  /// Whether the rows are being counted for a composed table, which does not have them so far: they
  /// have no place on screen.
  var isBeingCounted: Bool { get }

  /// Called when the view has counted the rows of all layers.
  func didCount()

  /// Whether a layer, here or outside, depends on which rows are content.
  var needsContentPositions: Bool { get }

  /// Returns which rows inside all layers are content: rows of sources, and not of the layers of
  /// children.
  ///
  /// - Parameter rowCounts: The number of rows of each section of the content, as the view knows
  ///   it.
  func contentPositions(of rowCounts: [Int]) -> ContentPositions

  /// Counts the present rows of each section of the content, which may not be announced yet.
  ///
  /// - Complexity: O(sections), and what the app takes to answer.
  func countContentRows() -> [Int]
}

extension ChangeHost {
  var childView: (any ChildChangingView)? { nil }

  var changingSegment: (any ChangingSegment)? { nil }

  func reportExternalChanges() {}

  var isBeingCounted: Bool { false }

  func didCount() {}

  func contentPositions(of rowCounts: [Int]) -> ContentPositions {
    ContentPositions(rowCounts: rowCounts)
  }

  // Inside the innermost layer all rows are content.
  var needsContentPositions: Bool {
    changingLayers.dropFirst().contains(where: \.dependsOnContent)
  }

  var contentName: String { ChangeQueue.contentName }
}
