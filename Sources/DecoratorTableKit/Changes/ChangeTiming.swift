import Foundation

/// The time at which a table shows what a layer changes by itself, while the user scrolls.
///
/// Rows that come or go above the finger move what it is on, and a table may lose the correction of
/// its offset while it decelerates. Public threads about it: openradar 16724593, Texture #2080.
public enum ChangeTiming: Hashable, Sendable {
  /// The change is shown at once, also while the list moves.
  case immediately
  /// A change of rows at or above the last visible one is shown when the list neither is dragged
  /// nor decelerates. It is shown after this many seconds at the latest, counted from its turn.
  /// Changes further down are shown at once.
  case afterScrolling(atMost: TimeInterval)
}
