import Foundation

/// When a table shows a layer's own changes while the user scrolls.
///
/// Rows that are inserted or removed above the finger move the row under it, and a table may lose
/// the correction of its offset while it decelerates. Public reports: openradar 16724593, Texture
/// #2080.
public enum ChangeTiming: Hashable, Sendable {
  /// The change is shown at once, even while the list moves.
  case immediately
  /// A change of rows at or above the last visible one waits until the list is neither dragged nor
  /// decelerating, for this many seconds at most. Changes further down are shown at once.
  case afterScrolling(atMost: TimeInterval)
}
