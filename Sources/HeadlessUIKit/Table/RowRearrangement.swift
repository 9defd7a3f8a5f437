import Foundation

/// What becomes of rows when one of them is taken out, put in, or both: moved.
struct RowRearrangement: Hashable, Sendable {
  /// The row that is taken out, counted before.
  var removed: IndexPath?
  /// The row that is put in, counted after.
  var inserted: IndexPath?

  /// Whether the row that is put in is the one that was taken out.
  var isMove: Bool { removed != nil && inserted != nil }

  /// The row as counted after; nil if it is gone.
  func path(after path: IndexPath) -> IndexPath? {
    var path = path
    if let removed, removed.section == path.section {
      if removed.row == path.row { return inserted }
      if removed.row < path.row { path.row -= 1 }
    }
    if let inserted, inserted.section == path.section, inserted.row <= path.row { path.row += 1 }
    return path
  }
}
