/// One way to do the work of a comparison.
struct Contender {
  let name: String
  /// The number of operations in one run of `work`.
  let operations: Int
  /// Does the work and returns a number that depends on each result; nil from one that does only
  /// what has to be done without the kit.
  let work: @MainActor () -> Int?
}

/// The same work done in several ways, the kit's first.
///
/// The ways take turns, so that other activity of the machine affects all of them equally, and
/// ratios are taken within a round.
struct Comparison {
  let name: String
  var contenders: [Contender] = []
  var measures: [Measure] = []
  /// The number of runs of each contender, if it differs from that of other comparisons.
  var rounds: Int?

  @MainActor
  func run(rounds usual: Int) -> Outcome {
    // The first run is not measured: it warms the caches and shows whether all results are the
    // same.
    let sums = contenders.map { $0.work() }
    let allocations = contenders.map { contender in
      Allocations.count { _ = contender.work() }
    }
    var times = contenders.map { _ in [Double]() }
    for round in 0..<(rounds ?? usual) {
      for turn in contenders.indices {
        let index = (turn + round) % contenders.count
        let contender = contenders[index]
        var sum: Int?
        let time = ProcessorTime.nanoseconds { sum = contender.work() }
        if let sum, sum != sums[0] {
          fatalError("\(name): \(contender.name) answers \(sum), the kit \(sums[0] ?? 0)")
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
