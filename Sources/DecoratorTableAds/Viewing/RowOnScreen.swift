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
