/// The surroundings of a queue of changes: a view, the layers whose rows it shows, and the content
/// inside.
@MainActor
protocol ChangeHost: AnyObject {
  /// The view, while it is to be told of changes.
  var changingView: (any ChangingView)? { get }

  /// The view as a share of another one; nil if it is none, or not shown there.
  var childView: (any ChildChangingView)? { get }

  /// The layers around the content, innermost first.
  var changingLayers: [any ChangingLayer] { get }

  /// The data source that is the content.
  var contentSource: AnyObject? { get }

  /// The name of the content in diagnoses.
  var contentName: String { get }

  /// Whether the view waits for an answer. It must not be told of changes meanwhile.
  var isAnswering: Bool { get }

  /// Reports what somebody else has done to the view since it was asked last.
  func reportExternalChanges()

  /// Whether a layer, here or outside, depends on which rows are content.
  var needsTableContent: Bool { get }

  /// Returns which rows inside all layers are content: those of sources, and not those of layers
  /// that these have themselves.
  ///
  /// - Parameter rowCounts: The number of rows of each section of the content, as the view knows
  ///   it.
  func tableContent(of rowCounts: [Int]) -> TableContent

  /// Counts the rows that each section of the content has now, of which the view may not know yet.
  ///
  /// - Complexity: O(sections), and what the app takes to answer.
  func countContentRows() -> [Int]
}

extension ChangeHost {
  var childView: (any ChildChangingView)? { nil }

  func reportExternalChanges() {}

  func tableContent(of rowCounts: [Int]) -> TableContent { TableContent(rowCounts: rowCounts) }

  // Inside the innermost layer all rows are content.
  var needsTableContent: Bool {
    changingLayers.dropFirst().contains(where: \.dependsOnContent)
  }

  var contentName: String { ChangeQueue.contentName }
}
