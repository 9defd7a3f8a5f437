import Foundation

/// A layer as the queue of changes sees it: it tells what becomes of it when its content changes, and
/// goes by that from then on. Everything else that the queue asks about rows, it asks the layer's state.
@MainActor
protocol ChangingLayer: AnyObject {
  /// The name of the layer in explanations and diagnoses.
  var name: String { get }

  /// How the layer's rows come and go.
  var animation: UITableView.RowAnimation { get }

  /// The layer as the view knows it; nil before the view has counted.
  var state: LayerState? { get }

  /// What a change of the content does to the layer. Nothing is changed yet.
  ///
  /// - Parameter content: What becomes of the sections and rows inside the layer.
  func transition(following content: UpdateMap) -> LayerTransition

  /// Goes by what is after a change: from now on the view knows of it.
  ///
  /// - Complexity: O(views on screen · log *m*) for *m* operations
  func commit(_ transition: LayerTransition)

  /// Folds what edits have left in the layout, which makes look-ups fast again.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* rows in sections with edits.
  func refreeze()

  /// Makes a change during which the view counts rows that it has been told of already.
  func withoutReadingCounts(_ change: () -> Void)

  /// Lays the rows out by the rule when they are loaded next, wherever they were.
  func forgetRows()
}
