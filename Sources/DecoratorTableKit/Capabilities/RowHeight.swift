import Foundation

/// The check of row heights.
@MainActor
package enum RowHeight {
  /// Returns whether a height in points is valid in a table.
  static func isValid(_ height: CGFloat) -> Bool {
    height == UITableView.automaticDimension || (height >= 0 && height.isFinite)
  }

  /// Returns a height in points, and traps if it is invalid.
  ///
  /// - Parameter rows: The rows with this height, in words.
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

  /// Returns the height in points that a table gets from a closure. For an invalid one, a debug
  /// build traps, and a release build reports it and returns the automatic height.
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
