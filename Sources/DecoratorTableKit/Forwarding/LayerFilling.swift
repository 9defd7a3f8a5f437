/// What fills the places of a layer one by one, as a supply of ads does, and follows the layer for
/// that.
@MainActor
package protocol LayerFilling: AnyObject {
  /// Adds rows to those that the table is about to load.
  func filled(_ state: LayerState) -> LayerState

  /// Adds rows to those that come with a change of the content.
  func filled(_ transition: LayerTransition) -> LayerTransition

  /// Called when the table has been told of a change of the rows, or, without one, when it has
  /// loaded them.
  func layerDidChange(by transition: LayerTransition?)

  /// Called when the table loads all of its rows, in the middle of which it may be.
  func layerDidLoad()

  /// Called when the table shows the layer no longer, though it may do so again.
  func layerDidUnload()

  /// Called when the layer has been added to a table.
  func layerWasAdded()

  /// Called when the layer has been taken off its table.
  func layerWasRemoved()

  /// Adds what is going to be done at a later time, and what is waited for.
  func addPendingFilling(to work: inout PendingWork)
}
