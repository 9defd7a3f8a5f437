import DecoratorTableKit

/// The rows that are shown, in an array of their numbers, and the place of each content row in
/// another: the fastest to ask, and made again for every change.
struct ShownNumbers: Sendable {
  static let name = "arrays of numbers"

  /// The content row at each place.
  let rows: [Int]
  /// The place of each content row; -1 for one that is hidden.
  let places: [Int]

  init(contentCount: Int, isHidden: (Int) -> Bool) {
    var rows: [Int] = []
    var places = [Int](repeating: -1, count: contentCount)
    for row in 0..<contentCount where !isHidden(row) {
      places[row] = rows.count
      rows.append(row)
    }
    self.rows = rows
    self.places = places
  }

  /// Returns the number of rows that go or come on the way to others.
  func changeCount(to after: ShownNumbers) -> Int {
    zip(places, after.places).reduce(0) { $0 + (($1.0 < 0) == ($1.1 < 0) ? 0 : 1) }
  }
}
