import DecoratorTableKit

/// Changes of one list that leave as little as possible as it is.
enum WorstCase: String, CaseIterable {
  /// All rows move, each as far from its order as it can.
  case reversed
  /// One half of the rows passes the other.
  case rotated
  /// Every other row goes, and another one comes.
  case alternating
  /// All rows go, and as many others come.
  case replaced

  /// Returns the list after the change, where row *i* was *i* before.
  func list(_ count: Int) -> [Int] {
    switch self {
    case .reversed: (0..<count).reversed()
    case .rotated: Array(count / 2..<count) + Array(0..<count / 2)
    case .alternating: (0..<count).map { $0 % 2 == 0 ? $0 : $0 + count }
    case .replaced: Array(count..<2 * count)
    }
  }

  /// Returns the change as a batch of one section.
  func update(_ count: Int) -> BatchUpdate {
    let rows = 0..<count
    switch self {
    case .reversed: return BatchUpdate(rows.map { Self.move(from: $0, to: count - 1 - $0) })
    case .rotated:
      return BatchUpdate(rows.prefix(count / 2).map { Self.move(from: $0, to: $0 + count / 2) })
    case .alternating:
      let places = stride(from: 1, to: count, by: 2)
      return BatchUpdate().deletingRows(places, inSection: 0).insertingRows(places, inSection: 0)
    case .replaced:
      return BatchUpdate().deletingRows(rows, inSection: 0).insertingRows(rows, inSection: 0)
    }
  }

  /// Returns the change as edits one after the other, of the last row before all others.
  func edits(_ count: Int) -> SequentialEdits {
    var edits = SequentialEdits(rowCounts: [count])
    let last = RowPosition(section: 0, row: count - 1)
    for row in 0..<count {
      let position = RowPosition(section: 0, row: row)
      switch self {
      case .reversed: edits.moveRow(from: last, to: position)
      case .rotated where row < count / 2:
        edits.moveRow(from: last, to: RowPosition(section: 0, row: 0))
      case .alternating where row % 2 == 1:
        edits.deleteRow(at: position)
        edits.insertRow(at: position)
      case .replaced:
        edits.deleteRow(at: position)
        edits.insertRow(at: position)
      default: break
      }
    }
    return edits
  }

  private static func move(from source: Int, to target: Int) -> BatchUpdate.Operation {
    .moveRow(
      BatchUpdate.RowMove(
        from: RowPosition(section: 0, row: source), to: RowPosition(section: 0, row: target)))
  }
}
