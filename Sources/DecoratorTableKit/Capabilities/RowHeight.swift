import Foundation

/// The check of row heights.
@MainActor
package enum RowHeight {
  /// Returns whether a height in points is valid in a table.
  static func isValid(_ height: CGFloat) -> Bool {
    height == UITableView.automaticDimension || (height >= 0 && height.isFinite)
  }

  /// Returns a height, and traps if it is invalid.
  ///
  /// - Parameters:
  ///   - height: The height in points. Traps if it is negative, infinite or not a number, unless it
  ///     is `UITableView.automaticDimension`.
  ///   - rows: The rows with this height, in words.
  package static func checked(_ height: CGFloat, of rows: @autoclosure () -> String) -> CGFloat {
    guard isValid(height) else {
      misuse(
        """
        \(rows()) cannot be \(height) points high: give a number of 0 or more, or \
        UITableView.automaticDimension
        """)
    }
    return height
  }

  /// Returns the height from a closure for a table. For an invalid one, a debug build traps, and a
  /// release build reports it and returns the automatic height.
  ///
  /// - Parameters:
  ///   - height: The height in points.
  ///   - anomaly: Returns the anomaly of such a height.
  ///   - tableView: The table that asks.
  package static func validated(
    _ height: CGFloat, in tableView: UITableView, orReporting anomaly: (String) -> TableAnomaly
  ) -> CGFloat {
    guard !isValid(height) else { return height }
    let anomaly = anomaly("\(height)")
    #if DEBUG
    misuse("\(anomaly.text)")
    #else
    anomaly.report(in: tableView)
    return UITableView.automaticDimension
    #endif
  }
}
