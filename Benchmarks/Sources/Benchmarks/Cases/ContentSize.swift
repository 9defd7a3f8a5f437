/// A number of content rows, with the name that the names of cases have for it.
struct ContentSize {
  let name: String
  let count: Int
  /// How many additional rows there are where their places are irregular.
  let irregularCount: Int

  static let tenThousand = ContentSize(name: "1e4", count: 10_000, irregularCount: 1_000)
  static let million = ContentSize(name: "1e6", count: 1_000_000, irregularCount: 100_000)
  static let hundredMillion = ContentSize(
    name: "1e8", count: 100_000_000, irregularCount: 1_000_000)

  static let all = [tenThousand, million, hundredMillion]

  /// Whether the measures for look-ups in irregular layouts speak of this size.
  var isMeasure: Bool { count == Self.million.count }

  /// Whether an array of all the rows is worth its memory here.
  var canBeMerged: Bool { count <= Self.million.count }

  /// Places at random, in ascending order; now and then two at the same.
  var irregularAnchors: [Int] {
    SeededGenerator.numbers(irregularCount, in: 0..<count + 1, seed: 7).sorted()
  }
}
