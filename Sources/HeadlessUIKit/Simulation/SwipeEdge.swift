extension UITableView {
  /// The side of a row on which a swipe begins. UIKit has no name for it.
  public enum SwipeEdge: Hashable, Sendable {
    /// The side on which a line of text begins.
    case leading
    /// The side on which a line of text ends.
    case trailing
  }
}
