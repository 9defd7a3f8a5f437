import DecoratorTableKit
import Testing

@testable import DecoratorTableTesting

@Suite("A random run")
@MainActor
struct RandomRunTests {
  private static func run(_ seed: UInt64) -> RandomRun {
    RandomRun(seed: seed, stepCount: 40, editsPerStep: 1...12) {
      RandomSubject(BrokenLayersTests.makeTable(0, layer: ForwardsNoMoves.self))
    }
  }

  @Test("The same seed is the same run")
  func repeated() throws {
    let first = try #require(Self.run(7).firstViolation())
    #expect(Self.run(7).firstViolation() == first)
  }

  @Test("A violation is shown with few operations, its seed and its step")
  func shrunk() throws {
    for seed in Thinning.oneOf(0..<10 as Range<UInt64>) {
      let violation = try #require(Self.run(seed).firstViolation())
      #expect(violation.seed == seed)
      #expect(violation.step != nil)
      #expect(violation.rule == .forwardedChanges)
      #expect(violation.layer == "separators")
      #expect(violation.operations.count <= 4, "\(violation)")
      #expect(violation.operations.contains { $0.contains("move") }, "\(violation)")
      #expect(violation.description.contains("seed      \(seed), step"))
    }
  }
}
