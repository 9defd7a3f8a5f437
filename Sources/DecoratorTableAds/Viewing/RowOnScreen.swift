import Foundation

/// A row of the table of which something is visible, from when it comes on screen until it goes.
///
/// A class, since each question that is asked about rows keeps those on screen.
@MainActor
final class RowOnScreen {
  /// Where it was in the table (reuse) when it was last looked at.
  var path: IndexPath
  /// Where it is in the table (reuse), as far as changes were followed.
  private(set) var position: RowPosition
  var owner: ViewedOwner
  private let row: HeldRow

  init(_ row: HeldRow, at path: IndexPath, owner: ViewedOwner) {
    self.row = row
    self.path = path
    position = RowPosition(path)
    self.owner = owner
  }

  /// The row of the content (data); nil for a row of a layer.
  var dataPath: IndexPath? {
    guard case .content(let path) = owner else { return nil }
    return path
  }

  /// Whether its place is not known: it is gone, or the table was loaded again.
  var isInvalid: Bool { row.position == nil }

  /// Goes where changes of the table have taken it, unless it is lost.
  func followChanges() {
    if let position = row.position { self.position = position }
  }
}
