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

  static var all: [BenchmarkCase] {
    regularLookups + irregularLookups + edits + building + memory + stacks + cells + callbacks
      + scrolling + snapshots
  }
}
