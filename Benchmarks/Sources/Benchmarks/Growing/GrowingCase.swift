/// Work in two sizes, whose instructions are counted by a program that simulates the processor, so
/// that what takes longer than it should with the size of its input fails without a clock.
struct GrowingCase {
  let name: String
  let growth: Growth
  /// The smaller size. The larger one is four times as large.
  let size: Int
  /// Makes the data of a size, and returns the work.
  let prepare: @MainActor (Int) -> Contender

  /// - Parameter size: The smaller size.
  /// - Parameter prepare: Makes the data of a size, and returns work that gives the same answer
  ///   each time.
  init(
    _ name: String, _ growth: Growth, from size: Int = 1_000,
    _ prepare: @escaping @MainActor (Int) -> @MainActor () -> Int
  ) {
    self.name = name
    self.growth = growth
    self.size = size
    self.prepare = { Contender(name: name, operations: 1, work: prepare($0)) }
  }

  /// Does the work in both sizes, each once to be counted.
  @MainActor
  func run() {
    for size in [size, 4 * size] {
      let counted = CountedCase(name: "\(name)-\(size)", size: "\(size)") { prepare(size) }
      _ = counted.run(times: 1)
    }
  }

  /// Everything whose growth is counted.
  static var all: [GrowingCase] { batches + sections + layers + tables }
}
