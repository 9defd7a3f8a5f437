/// Fills the slots of a layer one by one, as a supply of ads does.
@MainActor
package protocol LayerFilling: AnyObject {
  /// Adds rows to those that the table is about to load.
  func filled(_ state: LayerState) -> LayerState

  /// Adds rows to those that a change of the content inserts.
  func filled(_ transition: LayerTransition) -> LayerTransition

  /// Called when the table has performed a change of the rows, or, without one, has loaded them.
  func layerDidChange(by transition: LayerTransition?)

  /// Called when the table is reloaded, possibly in the middle of that.
  func layerDidLoad()

  /// Called when the table no longer shows the layer. It may show it again.
  func layerDidUnload()

  /// Called when the layer was added to a table.
  func layerWasAdded()

  /// Called when the layer was removed from its table.
  func layerWasRemoved()

  /// Adds the scheduled work, and what it waits for.
  func addPendingFilling(to work: inout PendingWork)
}
