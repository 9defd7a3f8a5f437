import Foundation

/// An overlay over the rows of a decorated table.
@MainActor
package protocol TableOverlay: AnyObject {
  /// Called when the table was attached.
  func tableDidAttach()
}

// What an overlay needs from its table.
extension LayeredTable {
  /// The view over the rows, which is removed on detach.
  package var overlayView: UIView? {
    get { attachment.overlayView }
    set { attachment.overlayView = newValue }
  }

  /// The names of the layers around the content, innermost first.
  package var layerNames: [String] { attachment.layerNames }

  /// Observes as `observe(_:)` does, without causing counts of the source's rows.
  package func observeWithoutCounting(
    _ handler: @escaping (_ event: DecoratedTableEvent) -> Void
  ) -> TableObservation {
    queue.observers.add(askingForCounts: false, handler)
  }
}
