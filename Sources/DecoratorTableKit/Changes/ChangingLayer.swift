import Foundation

/// A layer as the queue of changes sees it.
///
/// It computes its transition for a change of the content, and commits it with the view's update.
/// Everything else about its rows is in its state.
@MainActor
protocol ChangingLayer: AnyObject {
  /// The name of the layer in explanations and diagnoses.
  var name: String { get }

  /// The animation of the layer's rows that are inserted or removed.
  var animation: UITableView.RowAnimation { get }

  /// The time at which the layer's own changes are shown while the user scrolls.
  var changeTiming: ChangeTiming { get }

  /// The layer as the view knows it; nil before the view has counted.
  var loadedState: LayerState? { get }

  /// Whether the layer depends on which of the rows inside are content.
  var dependsOnContent: Bool { get }

  /// Returns the effect of a change of the content on the layer, without committing it.
  ///
  /// - Parameters:
  ///   - content: The change of the sections and rows inside the layer.
  ///   - inner: The layout of the layer inside after the change; nil for the innermost layer.
  func transition(following content: UpdateMap, around inner: TableLayout?) -> LayerTransition

  /// Commits a change, which the view shows from now on.
  ///
  /// - Complexity: O(views on screen · log *m*) for *m* operations
  func commit(_ transition: LayerTransition)

  /// Called when the view has shown a change of any rows, or has loaded them.
  func noteChangedRows()

  /// Called when the view was reloaded.
  func viewDidLoad()

  /// Invalidates the places of the rows, so that the rule lays them out at the next load.
  func forgetRows()
}
