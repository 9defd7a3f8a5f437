/// A named measurement; its data does not exist before it runs.
struct BenchmarkCase {
  let name: String
  let run: @MainActor (Options) -> Outcome

  init(_ name: String, run: @escaping @MainActor (Options) -> Outcome) {
    self.name = name
    self.run = run
  }

  /// Creates a case of a single comparison with the same name.
  init(_ name: String, comparing: @escaping @MainActor (Options, inout Comparison) -> Void) {
    self.init(name) { options in
      var comparison = Comparison(name: name)
      comparing(options, &comparison)
      return comparison.run(rounds: options.rounds)
    }
  }

  /// Creates a case that finds the slowest of many successive operations.
  ///
  /// - Parameter work: Performs all operations, each within the function that it is given.
  @MainActor
  static func slowest(
    _ name: String, operations: Int, atMost limit: Double, _ options: Options,
    _ work: (_ operation: (() -> Void) -> Void) -> Void
  ) -> Outcome {
    // The operation is the same in each round, so its shortest time is the least disturbed.
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
      policy: "at most \(Figure.text(limit)) ns, each", limit: limit, value: times.max())
    return Outcome(name: name, lines: [line], verdicts: [verdict])
  }

  static var all: [BenchmarkCase] {
    regularLookups + irregularLookups + edits + updates + regularUpdates + groups + hiding
      + building + memory + stacks + cells + cellsByAdapter + callbacks
      + layerCapabilities + scrolling + snapshots + lists + collections + viewing + supplies
      + composing + announcing
  }
}
