import Foundation

extension UITableView {
  /// Whether the user tracks, drags, edits or lets the list run on, so that the table must not ask
  /// for everything again.
  var isInteracting: Bool {
    isTracking || isDragging || isDecelerating || isEditing || hasActiveDrag || hasActiveDrop
  }
}
