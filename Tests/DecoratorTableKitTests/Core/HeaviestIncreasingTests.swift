import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The heaviest increasing subsequence")
struct HeaviestIncreasingTests {
  /// The weight of the heaviest, by trying every choice.
  private func heaviest(_ values: [Int], _ weights: [Int]) -> Int {
    (0..<(1 << values.count)).map { choice in
      let chosen = values.indices.filter { choice >> $0 & 1 == 1 }
      let isIncreasing = zip(chosen, chosen.dropFirst()).allSatisfy { values[$0] < values[$1] }
      return isIncreasing ? chosen.reduce(0) { $0 + weights[$1] } : 0
    }.max() ?? 0
  }

  @Test("It is as heavy as any, and in order")
  func heavy() throws {
    try withEverySeed(0..<400) { generator in
      let count = generator.number(in: 0...9)
      let values = (0..<count).map { _ in generator.number(in: 0...12) }
      let weights = (0..<count).map { _ in generator.number(in: 1...6) }
      let kept = values.indicesOfHeaviestIncreasing(weights: weights)
      try expectEqual(
        kept.reduce(0) { $0 + weights[$1] }, heaviest(values, weights),
        "the weight of \(kept) in \(values), which weigh \(weights)")
      let pairs = zip(kept, kept.dropFirst())
      try expectEqual(
        pairs.allSatisfy { $0 < $1 && values[$0] < values[$1] }, true,
        "the order of \(kept) in \(values)")
    }
  }
}
