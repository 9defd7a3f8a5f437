import Foundation

/// What is a height of a row.
enum RowHeight {
  /// A height that a table can take.
  ///
  /// - Parameters:
  ///   - height: In points. Traps if it is negative, infinite or not a number, unless it is
  ///     `UITableView.automaticDimension`.
  ///   - rows: What is so high, in words.
  @MainActor
  static func checked(_ height: CGFloat, of rows: @autoclosure () -> String) -> CGFloat {
    guard height == UITableView.automaticDimension || (height >= 0 && height.isFinite) else {
      misuse(
        """
        \(rows()) cannot be \(height) points high: give a number of 0 or more, or \
        UITableView.automaticDimension
        """)
    }
    return height
  }
}
