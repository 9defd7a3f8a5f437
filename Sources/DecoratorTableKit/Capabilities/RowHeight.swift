import Foundation

/// The check of row heights.
@MainActor
package enum RowHeight {
  /// Returns whether a table can take a height in points.
  static func isValid(_ height: CGFloat) -> Bool {
    height == UITableView.automaticDimension || (height >= 0 && height.isFinite)
  }

  /// Returns a height, and traps for one that a table cannot take.
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

  /// Returns the answer of a closure, which may depend on data that nobody has seen before. For an
  /// answer that no table can take, a debug build traps, and a release build leaves it to
  /// ``taken(_:in:orReporting:)``.
  ///
  /// - Parameters:
  ///   - height: The height in points.
  ///   - rows: The rows with this height, in words.
  static func answered(_ height: CGFloat, of rows: @autoclosure () -> String) -> CGFloat {
    #if DEBUG
    checked(height, of: rows())
    #else
    height
    #endif
  }

  /// Returns the height that a table is told. For one that it cannot take, a debug build traps, and
  /// a release build reports it and leaves the size to the table.
  ///
  /// - Parameters:
  ///   - height: The height in points.
  ///   - anomaly: Returns the anomaly of such a height.
  ///   - tableView: The table that asks.
  package static func taken(
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
