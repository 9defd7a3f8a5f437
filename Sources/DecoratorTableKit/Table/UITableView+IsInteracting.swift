import Foundation

extension UITableView {
  /// Whether the user tracks, drags or edits, or the list decelerates, so that the table must not
  /// reload.
  var isInteracting: Bool {
    isTracking || isDragging || isDecelerating || isEditing || hasActiveDrag || hasActiveDrop
  }
}
