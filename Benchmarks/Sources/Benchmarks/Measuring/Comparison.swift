/// One way to do the work of a comparison.
struct Contender {
  let name: String
  /// How many operations one run of `work` is.
  let operations: Int
  /// Does the work and returns a number that depends on each of its answers.
  let work: @MainActor () -> Int
}

/// The same work done in several ways, the kit's way first.
///
/// The ways take turns, so that whatever else the machine does meets all of them alike, and ratios
/// are taken within a round.
struct Comparison {
  let name: String
  var contenders: [Contender] = []
  var measures: [Measure] = []
  /// How often each contender runs, if not as often as in other comparisons.
  var rounds: Int?

  @MainActor
  func run(rounds usual: Int) -> Outcome {
    // The first, unmeasured run warms the caches and tells whether all compute the same.
    let sums = contenders.map { $0.work() }
    let allocations = contenders.map { contender in
      Allocations.count { _ = contender.work() }
    }
    var times = contenders.map { _ in [Double]() }
    for round in 0..<(rounds ?? usual) {
      for turn in contenders.indices {
        let index = (turn + round) % contenders.count
        let contender = contenders[index]
        var sum = 0
        let time = ProcessorTime.nanoseconds { sum = contender.work() }
        guard sum == sums[0] else {
          fatalError("\(name): \(contender.name) answers \(sum), the kit \(sums[0])")
        }
        times[index].append(time / Double(contender.operations))
      }
    }
    let samples = Samples(
      names: contenders.map(\.name), times: times,
      allocations: zip(allocations, contenders).map { count, contender in
        count.map { Double($0) / Double(contender.operations) }
      })
    return Outcome(
      name: name, lines: samples.lines, verdicts: measures.map { $0.verdict(samples) })
  }
}
