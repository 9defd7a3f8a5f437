/// The origin of a row in a list after a change.
enum RowSource: Countable {
  /// It was at this place before.
  case old(RowPosition)
  /// It was not there.
  case new

  func advanced(by distance: Int) -> RowSource {
    switch self {
    case .old(let row): .old(RowPosition(section: row.section, row: row.row + distance))
    case .new: .new
    }
  }
}
