/// The measurements of a comparison's rounds.
struct Samples {
  let names: [String]
  /// The nanoseconds an operation in each round, for each contender.
  let times: [[Double]]
  /// The blocks that an operation allocates, for each contender; nil where they are not counted.
  let allocations: [Double?]

  func index(of name: String) -> Int {
    guard let index = names.firstIndex(of: name) else {
      fatalError("no contender is named \(name): there are \(names)")
    }
    return index
  }

  /// Returns how many times as long as the contender `other` the contender `name` takes.
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
