import Foundation

/// A row of the table while it is at least partly visible.
///
/// A class, since each tracker keeps the rows on screen.
@MainActor
final class RowOnScreen {
  /// Its index path in the table on screen (reuse) at the last update.
  var path: IndexPath
  /// Its position outside all layers, after the changes so far.
  private(set) var position: RowPosition
  /// Its owner at the last update for which owners were read again.
  var owner: ViewedOwner
  private let row: HeldRow

  init(_ row: HeldRow, at position: RowPosition, onScreen path: IndexPath, owner: ViewedOwner) {
    self.row = row
    self.path = path
    self.position = position
    self.owner = owner
  }

  /// The row of the content (data); nil for a row of a layer.
  var dataPath: IndexPath? {
    guard case .content(let path) = owner else { return nil }
    return path
  }

  /// Whether its position is unknown: it was removed, or the table was reloaded.
  var isInvalid: Bool { row.position == nil }

  /// Follows changes of the table, unless it is invalid.
  func followChanges() {
    if let position = row.position { self.position = position }
  }
}

/// The rows on screen at one update, from the top, and how they differ from those of the last one.
///
/// An update takes time in proportion to the rows on screen: as long as no row has moved, the old
/// and the new rows are in the same order.
@MainActor
struct RowsOnScreen {
  private(set) var rows: [RowOnScreen] = []
  /// The visible part of each.
  private(set) var parts: [VisiblePart] = []
  /// The indices of the rows that have come on screen, ascending.
  private(set) var insertions: [Int] = []
  /// The rows of the last update that are still in the table, from the top.
  private let known: [RowOnScreen]
  /// The number of these that were passed.
  private var passed = 0
  private var gone: [Int] = []

  /// The indices of the rows that have left the screen, among those of the last update, ascending.
  /// Only known while no row has moved.
  var removals: [Int] { gone + (passed..<known.count) }

  /// Begins an update.
  ///
  /// - Parameters:
  ///   - last: The rows of the last update, from the top as they were.
  ///   - anew: Whether they may have moved since, or been removed.
  init(after last: [RowOnScreen], anew: Bool) {
    if anew { for row in last { row.followChanges() } }
    known = anew ? last.filter { !$0.isInvalid }.sorted { $0.position < $1.position } : last
    rows.reserveCapacity(last.count)
    parts.reserveCapacity(last.count)
  }

  /// Returns the row at a position outside all layers, if it was on screen.
  ///
  /// - Parameter position: The row, below all rows of earlier calls.
  mutating func knownRow(at position: RowPosition) -> RowOnScreen? {
    while passed < known.count, known[passed].position < position {
      gone.append(passed)
      passed += 1
    }
    guard passed < known.count, known[passed].position == position else { return nil }
    passed += 1
    return known[passed - 1]
  }

  /// Adds a row below all others.
  mutating func append(_ row: RowOnScreen, _ part: VisiblePart, isNew: Bool) {
    if isNew { insertions.append(rows.count) }
    rows.append(row)
    parts.append(part)
  }
}
