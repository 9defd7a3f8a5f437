import Foundation

/// A row whose cell the data source is being asked for.
struct RowRequest {
  /// The row.
  let indexPath: IndexPath
  /// The rows for which a cell has been dequeued since, and under which identifier.
  private var dequeued: [(indexPath: IndexPath, identifier: String)] = []
  /// The row's present cell, to be configured again; nil if the row needs one.
  let existingCell: UITableViewCell?

  /// Creates a request for a cell.
  init(indexPath: IndexPath, existingCell: UITableViewCell? = nil) {
    self.indexPath = indexPath
    self.existingCell = existingCell
  }

  /// Notes that a cell is dequeued, and returns whether UIKit refuses it.
  ///
  /// Since iOS 11 it refuses a second cell for one path. An engineer of UIKit's, in issue 1007 of
  /// kif-framework/KIF: the method is to be called once in `cellForRowAt`, since it prepares the
  /// cell for display. Those who ran into it had two cells of *one* identifier (issue 1040 there,
  /// issue 207 of apptentive/apptentive-ios). Firefox for iOS dequeues a cell of each of *two*
  /// kinds for every row of its search, and returns one (`SearchViewController` for years, and
  /// `HistoryPanel`), so the second kind passes here. One app's comment, of 2023, has the exception
  /// for two kinds as well: the strict mode goes by that.
  ///
  /// - Complexity: O(*k*) in the number of cells that were dequeued.
  mutating func dequeue(_ identifier: String, for indexPath: IndexPath, strictly: Bool) -> Bool {
    let isRefused = dequeued.contains {
      $0.indexPath == indexPath && (strictly || $0.identifier == identifier)
    }
    dequeued.append((indexPath, identifier))
    return isRefused
  }
}
