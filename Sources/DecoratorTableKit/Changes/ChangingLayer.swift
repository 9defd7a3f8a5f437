import Foundation

/// A layer as the queue of changes sees it.
///
/// It says what becomes of it when its content changes, and goes by that once the view is told. The
/// queue asks the state of the layer for everything else about rows.
@MainActor
protocol ChangingLayer: AnyObject {
  /// The name of the layer in explanations and diagnoses.
  var name: String { get }

  /// The animation with which the layer's rows come and go.
  var animation: UITableView.RowAnimation { get }

  /// The time at which the layer's own changes are shown while the user scrolls.
  var changeTiming: ChangeTiming { get }

  /// Whether the view was given titles for the index of its sections when it asked last.
  var showsSectionIndex: Bool { get }

  /// The layer as the view knows it; nil before the view has counted.
  var loadedState: LayerState? { get }

  /// Whether the layer depends on which of the rows inside are content.
  var dependsOnContent: Bool { get }

  /// Returns what a change of the content does to the layer, without making the change.
  ///
  /// - Parameters:
  ///   - content: What becomes of the sections and rows inside the layer.
  ///   - inner: The layout of the layer inside after the change; nil for the innermost layer.
  func transition(following content: UpdateMap, around inner: TableLayout?) -> LayerTransition

  /// Makes a change, of which the view knows from now on.
  ///
  /// - Complexity: O(views on screen · log *m*) for *m* operations
  func commit(_ transition: LayerTransition)

  /// Begins a change during which the view counts rows that it has been told of already;
  /// ``endChange()`` ends it.
  func beginChange()

  /// Ends a change: what the view counts from now on is read afresh.
  func endChange()

  /// The anomaly of a row on screen that shows what the layer has elsewhere; nil if there is none.
  var directChange: TableAnomaly? { get }

  /// Called when the view has loaded everything.
  func viewDidLoad()

  /// Forgets where the rows are, so that the rule lays them out when they are loaded next.
  func forgetRows()
}
