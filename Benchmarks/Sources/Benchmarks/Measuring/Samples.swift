/// What the rounds of a comparison have measured.
struct Samples {
  let names: [String]
  /// For each contender, the nanoseconds an operation in each round.
  let times: [[Double]]
  /// For each contender, the blocks an operation allocates, if they can be counted.
  let allocations: [Double?]

  func index(of name: String) -> Int {
    guard let index = names.firstIndex(of: name) else {
      fatalError("no contender is named \(name): there are \(names)")
    }
    return index
  }

  /// How many times as long as the contender `other` the contender `name` takes.
  func ratio(of name: String, to other: String) -> Figure {
    Figure(zip(times[index(of: name)], times[index(of: other)]).map { $0 / $1 })
  }

  var lines: [Outcome.Line] {
    names.indices.map { index in
      Outcome.Line(
        name: names[index], value: Figure(times[index]).duration,
        ratio: index == 0 ? "" : "× " + Figure.text(ratio(of: names[index], to: names[0]).median),
        allocations: allocations[index].map { $0 == 0 ? "0" : Figure.text($0) } ?? "?")
    }
  }
}
