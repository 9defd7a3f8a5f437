/// A number of content rows, with its name as part of the cases' names.
struct ContentSize {
  let name: String
  let count: Int
  /// The number of additional rows if their places are irregular.
  let irregularCount: Int

  static let tenThousand = ContentSize(name: "1e4", count: 10_000, irregularCount: 1_000)
  static let million = ContentSize(name: "1e6", count: 1_000_000, irregularCount: 100_000)
  static let hundredMillion = ContentSize(
    name: "1e8", count: 100_000_000, irregularCount: 1_000_000)

  static let all = [tenThousand, million, hundredMillion]

  /// Whether the measures for look-ups in irregular layouts apply to this size.
  var isMeasure: Bool { count == Self.million.count }

  /// Whether an array of all rows is worth its memory for this size.
  var canBeMerged: Bool { count <= Self.million.count }

  /// Random places, in ascending order; occasionally two are the same.
  var irregularAnchors: [Int] {
    SeededGenerator.numbers(irregularCount, in: 0..<count + 1, seed: 7).sorted()
  }
}
