import Foundation

/// The check of row heights.
enum RowHeight {
  /// Returns a height, and traps for one that a table cannot take.
  ///
  /// - Parameters:
  ///   - height: The height in points. Traps if it is negative, infinite or not a number, unless it
  ///     is `UITableView.automaticDimension`.
  ///   - rows: The rows with this height, in words.
  @MainActor
  static func checked(
    _ height: CGFloat, of rows: @autoclosure () -> String, file: StaticString, line: UInt
  ) -> CGFloat {
    guard height == UITableView.automaticDimension || (height >= 0 && height.isFinite) else {
      misuse(
        """
        \(rows()) cannot be \(height) points high: give a number of 0 or more, or \
        UITableView.automaticDimension
        """, file: file, line: line)
    }
    return height
  }
}
