extension UITableView {
  /// The side of a row that a swipe begins on. UIKit has no name for it.
  public enum SwipeEdge: Hashable, Sendable {
    /// The side on which a line of text begins.
    case leading
    /// The side on which a line of text ends.
    case trailing
  }
}
