import Foundation

/// What lies over the rows of a decorated table on screen.
@MainActor
package protocol TableOverlay: AnyObject {
  /// Called when the table has been given the decorated content.
  func tableDidAttach()
}

// What an overlay asks of its table.
extension DecoratedTable {
  /// The view over the rows, which goes when the table is given back.
  package var overlayView: UIView? {
    get { attachment.overlayView }
    set { attachment.overlayView = newValue }
  }

  /// The names of the layers around the content, innermost first.
  package var layerNames: [String] { attachment.layerNames }

  /// Observes as `observe(_:)` does, without counting the rows of the source for it.
  package func observeWithoutCounting(
    _ handler: @escaping (_ event: DecoratedTableEvent) -> Void
  ) -> TableObservation {
    queue.observers.add(askingForCounts: false, handler)
  }
}
