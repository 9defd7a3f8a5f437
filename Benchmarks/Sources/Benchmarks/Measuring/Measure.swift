/// A promise about the kit's figures that a run can keep or miss.
struct Measure {
  let promise: String
  /// The greatest value that keeps the promise.
  let limit: Double
  /// The value, or nil where it cannot be measured.
  let value: (Samples) -> Double?

  func verdict(_ samples: Samples) -> Verdict {
    Verdict(promise: promise, limit: limit, value: value(samples))
  }

  /// The kit, the first contender, takes at most `factor` times as long as the contender `name`.
  static func within(_ factor: Double, of name: String) -> Measure {
    Measure(
      promise: "at most \(Figure.text(factor))× the time of \(name)", limit: factor
    ) { samples in
      samples.ratio(of: samples.names[0], to: name).median
    }
  }

  /// The contender `name` takes at least `factor` times as long as the kit.
  static func faster(_ factor: Double, than name: String) -> Measure {
    Measure(
      promise: "at most \(Figure.text(1 / factor))× the time of \(name) (\(factor)× faster)",
      limit: 1 / factor
    ) { samples in
      samples.ratio(of: samples.names[0], to: name).median
    }
  }

  /// An operation of the kit takes at most so many nanoseconds, in the fastest run.
  static func time(atMost limit: Double) -> Measure {
    Measure(promise: "at most \(Figure.text(limit)) ns", limit: limit) {
      Figure($0.times[0]).lowest
    }
  }

  /// No operation of any contender that is the kit allocates.
  static var noAllocation: Measure {
    Measure(promise: "no allocation", limit: 0) { samples in
      zip(samples.names, samples.allocations)
        .compactMap { name, blocks in name.hasPrefix("kit") ? blocks : nil }
        .max()
    }
  }
}

/// Whether a promise was kept.
struct Verdict {
  let promise: String
  let limit: Double
  let value: Double?

  /// Nil where nothing could be measured.
  var isKept: Bool? { value.map { $0 <= limit } }
}
