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
      return Self.replacing(places)
    case .replaced:
      return Self.replacing(rows)
    }
  }

  private static func replacing(_ rows: some Sequence<Int>) -> BatchUpdate {
    let rows = rows.map { RowPosition(section: 0, row: $0) }
    return BatchUpdate(rows.map { .deleteRow($0) } + rows.map { .insertRow($0) })
  }

  private static func move(from source: Int, to target: Int) -> BatchUpdate.Operation {
    .moveRow(
      from: RowPosition(section: 0, row: source), to: RowPosition(section: 0, row: target))
  }
}
