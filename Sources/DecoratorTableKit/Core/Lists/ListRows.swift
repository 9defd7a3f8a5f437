/// The models that stand one below the other, in a section or in the slots of a merge.
@usableFromInline
enum ListRows: Sendable {
  /// Models that follow each other in one column, too. Rows take no memory.
  case run(column: Int, first: Int, count: Int)
  /// Models of several columns, one place for each row.
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

  /// Returns the place of the model of a row that exists.
  @inlinable
  @inline(__always)
  func place(of row: Int) -> ListPlace {
    switch self {
    case .run(let column, let first, _): ListPlace(column: column, index: first + row)
    case .mixed(let places): places[row].place
    }
  }

  /// Changes the places of all rows one by one.
  ///
  /// - Complexity: O(rows) if they are a run.
  mutating func withPlaces(_ change: (inout [PackedListPlace]) -> Void) {
    var places: [PackedListPlace]
    switch self {
    case .run(let column, let first, let count):
      places = (first..<first + count).map { PackedListPlace(column: column, index: $0) }
    case .mixed(let all):
      places = all
    }
    // With a second reference to it, the array would be copied before the change.
    self = .none
    change(&places)
    if !places.isEmpty { self = .mixed(places) }
  }

  /// Removes a row that exists, before its model leaves the column.
  mutating func remove(at row: Int) {
    switch self {
    case .run(_, _, 1): self = .none
    case .run(let column, let first, let count):
      self = .run(column: column, first: first, count: count - 1)
    case .mixed: withPlaces { $0.remove(at: row) }
    }
  }

  /// Follows the models of a column that have moved, from `index` on.
  mutating func move(by distance: Int, from index: Int, ofColumn moved: Int) {
    switch self {
    case .run(moved, let first, let count) where first >= index:
      self = .run(column: moved, first: first + distance, count: count)
    case .run: break
    case .mixed:
      withPlaces { places in
        for row in places.indices {
          let place = places[row].place
          guard place.column == moved, place.index >= index else { continue }
          places[row] = PackedListPlace(column: moved, index: place.index + distance)
        }
      }
    }
  }
}
