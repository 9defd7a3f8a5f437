/// A named measurement; nothing of it exists before it runs.
struct BenchmarkCase {
  let name: String
  let run: @MainActor (Options) -> Outcome

  init(_ name: String, run: @escaping @MainActor (Options) -> Outcome) {
    self.name = name
    self.run = run
  }

  /// A case that is one comparison of the same name.
  init(_ name: String, comparing: @escaping @MainActor (Options, inout Comparison) -> Void) {
    self.init(name) { options in
      var comparison = Comparison(name: name)
      comparing(options, &comparison)
      return comparison.run(rounds: options.rounds)
    }
  }

  /// A case that looks for the slowest of many operations that are done one after the other.
  ///
  /// - Parameter work: Does all of them, each within the function that it is given.
  @MainActor
  static func slowest(
    _ name: String, operations: Int, atMost limit: Double, _ options: Options,
    _ work: (_ operation: (() -> Void) -> Void) -> Void
  ) -> Outcome {
    // Each does the same in each round: what else the machine does is not the operation's.
    var times = [Double](repeating: .infinity, count: operations)
    for _ in 0..<options.rounds {
      var index = 0
      work { operation in
        times[index] = min(times[index], ProcessorTime.nanoseconds(operation))
        index += 1
      }
    }
    let line = Outcome.Line(name: "kit", value: Figure(times).duration, ratio: "", allocations: "")
    let verdict = Verdict(
      promise: "at most \(Figure.text(limit)) ns, each", limit: limit, value: times.max())
    return Outcome(name: name, lines: [line], verdicts: [verdict])
  }

  static var all: [BenchmarkCase] {
    regularLookups + irregularLookups + edits + updates + regularUpdates + sequentialInserts
      + building + memory + stacks + cells + cellsByAdapter + callbacks + layerCapabilities
      + scrolling + snapshots + lists
  }
}
