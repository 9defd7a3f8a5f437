import Foundation

/// A number that was measured several times.
struct Figure {
  let median: Double
  let lowest: Double
  let highest: Double

  /// Summarizes the values of all runs, of which there is at least one.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    lowest = sorted[0]
    highest = sorted[sorted.count - 1]
  }

  /// The median, and the lowest and highest value, as durations given in nanoseconds.
  var duration: String {
    let (unit, scale) =
      median < 1e3 ? ("ns", 1.0) : median < 1e6 ? ("µs", 1e3) : ("ms", 1e6)
    return "\(Self.text(median / scale)) \(unit) "
      + "(\(Self.text(lowest / scale))–\(Self.text(highest / scale)))"
  }

  /// Returns a number with three digits, or with all digits before the point if there are more. A
  /// whole number has no fraction.
  static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e9 { return String(Int(value)) }
    return String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
