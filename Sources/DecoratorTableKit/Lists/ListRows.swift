/// Which models stand one below the other: in a section, or in the slots of a merge.
@usableFromInline
enum ListRows: Sendable {
  /// Models that follow each other in one column, too. Nothing is held for a row.
  case run(column: Int, first: Int, count: Int)
  /// Models of several columns.
  case mixed([PackedListPlace])

  /// No models.
  static let none = ListRows.run(column: 0, first: 0, count: 0)

  /// The number of models.
  @inlinable var count: Int {
    switch self {
    case .run(_, _, let count): count
    case .mixed(let places): places.count
    }
  }

  /// Where the model of a row is, which there is.
  @inlinable
  @inline(__always)
  func place(of row: Int) -> ListPlace {
    switch self {
    case .run(let column, let first, _): ListPlace(column: column, index: first + row)
    case .mixed(let places): places[row].place
    }
  }

  /// The places of all rows, held one by one.
  var packed: [PackedListPlace] {
    switch self {
    case .run(let column, let first, let count):
      (first..<first + count).map { PackedListPlace(column: column, index: $0) }
    case .mixed(let places): places
    }
  }

  /// Changes the places of all rows as an array, in place where they are one.
  mutating func withPlaces(_ change: (inout [PackedListPlace]) -> Void) {
    var places = packed
    // The array must not be held twice when it changes.
    self = .none
    change(&places)
    if !places.isEmpty { self = .mixed(places) }
  }
}
