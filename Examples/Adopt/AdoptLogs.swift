/// The logs of the two screens.
struct AdoptLogs: Equatable {
  /// The lines of the bare screen.
  let bare: [String]
  /// The lines of the adopted screen.
  let adopted: [String]

  /// The first line that is not the same in both, counted from 0; nil if all are.
  var firstDifference: Int? {
    let common = zip(bare, adopted).enumerated().first { $1.0 != $1.1 }?.offset
    return common ?? (bare.count == adopted.count ? nil : min(bare.count, adopted.count))
  }

  /// The verdict: the number of lines, or the first two that differ.
  var verdict: [String] {
    guard let line = firstDifference else { return ["\(bare.count) lines, equal"] }
    func text(_ lines: [String]) -> String {
      lines.indices.contains(line) ? lines[line] : "nothing"
    }
    return [
      "line \(line + 1) differs", "  bare     \(text(bare))", "  adopted  \(text(adopted))",
    ]
  }
}
