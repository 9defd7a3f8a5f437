import DecoratorTableKit
import Testing

@Suite("Layouts of very many additional rows")
struct DenseRowLayoutTests {
  /// How the anchors lie in the content.
  enum Distribution: String, CaseIterable, Sendable {
    case uniform, stacked, clustered, skewed, atTheEnds, progressions, around32Bits
    case rowsBeyond32Bits, longestContent

    func make(_ count: Int, _ generator: inout SeededGenerator) -> SortedAnchorsModel {
      let contentCount: Int
      var anchors: [Int] = []
      switch self {
      case .uniform:
        contentCount = count * 7
        anchors = generator.anchors(count, in: 0...contentCount)
      case .stacked:
        contentCount = count / 50
        anchors = generator.anchors(count, in: 0...contentCount)
      case .clustered:
        contentCount = 1 << 40
        for _ in 0..<20 {
          let centre = generator.number(in: 0...contentCount - count)
          anchors += generator.anchors(count / 20, in: centre...centre + count / 10)
        }
      case .skewed:
        contentCount = 1 << 30
        for _ in 0..<count {
          anchors.append(generator.number(in: 0...1 << generator.number(in: 0...30)))
        }
      case .atTheEnds:
        contentCount = 1 << 20
        anchors =
          Array(repeating: 0, count: count / 2) + Array(repeating: contentCount, count: count / 2)
      case .progressions:
        contentCount = count * 12
        var next = 0
        while anchors.count < count, next <= contentCount {
          let period = generator.number(in: 0...9)
          for _ in 0..<generator.number(in: 1...40) where next <= contentCount {
            anchors.append(next)
            next += period
          }
        }
      case .around32Bits:
        contentCount = 1 << 33
        for bits in 31...32 {
          anchors += generator.anchors(count / 2, in: (1 << bits) - count...(1 << bits) + count)
        }
      case .rowsBeyond32Bits:
        contentCount = Int(Int32.max)
        anchors = generator.anchors(count, in: contentCount - count...contentCount)
      case .longestContent:
        contentCount = Int.max / 4
        anchors = generator.anchors(count, in: 0...contentCount)
      }
      return SortedAnchorsModel(contentCount: contentCount, anchors: anchors.sorted())
    }
  }

  private static let counts = Thinning.isDebug ? [1_000, 10_000] : [10_000, 100_000]

  @Test(
    "Irregular rows agree with their sorted anchors", arguments: Distribution.allCases, counts)
  func agreesWithSortedAnchors(distribution: Distribution, count: Int) throws {
    try withEverySeed(7..<8) { generator in
      let model = distribution.make(count, &generator)
      let layout = RowLayout(contentCount: model.contentCount, anchors: model.anchors)
      var probes: [Int] = []
      for _ in 0..<min(count, Thinning.isDebug ? 1_000 : 10_000) {
        probes.append(generator.number(in: 0...model.contentCount))
      }
      try model.expectAgreement(of: layout, probes: probes)
    }
  }

  @Test("Sizes around powers of two and their neighbours leave no gap", arguments: [0, 31, 64])
  func everySizeAroundBlockBorders(spread: Int) throws {
    try withEverySeed(0..<1) { generator in
      for size in Array(0...140) + Array(250...260) + Array(510...515) + Array(1020...1030) {
        let contentCount = size * spread
        let anchors = generator.anchors(size, in: 0...contentCount)
        try withEvery("anchors", in: [anchors]) { anchors in
          try SortedAnchorsModel(contentCount: contentCount, anchors: anchors)
            .expectAgreement(of: RowLayout(contentCount: contentCount, anchors: anchors))
        }
      }
    }
  }

  @Test("Layouts that differ in one anchor among many are not equal")
  func oneAnchorAmongMany() throws {
    try withEverySeed(0..<10) { generator in
      let anchors = generator.anchors(2_000, in: 1...9_999)
      let layout = RowLayout(contentCount: 10_000, anchors: anchors)
      for _ in 0..<20 {
        var changed = anchors
        changed[generator.number(in: 0...1_999)] += 1
        let other = RowLayout(contentCount: 10_000, anchors: changed.sorted())
        try expectEqual(other == layout, false, "equality with another anchor")
      }
      try expectEqual(RowLayout(contentCount: 10_000, anchors: anchors), layout, "the same layout")
    }
  }
}
