/// A limit for one of the kit's figures, which a run keeps or misses.
struct Measure {
  let policy: String
  /// The greatest value within the limit.
  let limit: Double
  /// The value, or nil where it cannot be measured.
  let value: (Samples) -> Double?

  func verdict(_ samples: Samples) -> Verdict {
    Verdict(policy: policy, limit: limit, value: value(samples))
  }

  /// Limits the time of the kit, the first contender, to `factor` times that of the contender
  /// `name`.
  static func within(_ factor: Double, of name: String) -> Measure {
    Measure(
      policy: "at most \(Figure.text(factor))× the time of \(name)", limit: factor
    ) { samples in
      samples.ratio(of: samples.names[0], to: name).median
    }
  }

  /// Requires the contender `name` to take at least `factor` times as long as the kit.
  static func faster(_ factor: Double, than name: String) -> Measure {
    Measure(
      policy: "at most \(Figure.text(1 / factor))× the time of \(name) (\(factor)× faster)",
      limit: 1 / factor
    ) { samples in
      samples.ratio(of: samples.names[0], to: name).median
    }
  }

  /// Limits the kit's fastest time for an operation to a number of nanoseconds.
  static func time(atMost limit: Double) -> Measure {
    Measure(policy: "at most \(Figure.text(limit)) ns", limit: limit) {
      Figure($0.times[0]).lowest
    }
  }

  /// Limits what the kit adds to the time of the contender `name` to a number of nanoseconds.
  static func time(atMost limit: Double, beyond name: String) -> Measure {
    Measure(policy: "at most \(Figure.text(limit)) ns beyond \(name)", limit: limit) { samples in
      let other = samples.times[samples.index(of: name)]
      return Figure(zip(samples.times[0], other).map { $0 - $1 }).median
    }
  }

  /// Requires that an operation of the kit allocates no more than one of the contender `name`.
  static func sameAllocations(as name: String) -> Measure {
    Measure(policy: "no more allocations than \(name)", limit: 0) { samples in
      guard let own = samples.allocations[0],
        let other = samples.allocations[samples.index(of: name)]
      else { return nil }
      return own - other
    }
  }

  /// Requires that no operation of the kit's contenders allocates.
  static var noAllocation: Measure {
    Measure(policy: "no allocation", limit: 0) { samples in
      zip(samples.names, samples.allocations)
        .compactMap { name, blocks in name.hasPrefix("kit") ? blocks : nil }
        .max()
    }
  }
}

/// The result of a measure.
struct Verdict {
  let policy: String
  let limit: Double
  let value: Double?

  /// Nil where nothing could be measured.
  var isKept: Bool? { value.map { $0 <= limit } }
}
