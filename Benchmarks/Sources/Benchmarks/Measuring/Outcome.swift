/// The report of a case.
struct Outcome {
  struct Line {
    let name: String
    let value: String
    /// The ratio to the kit's value.
    let ratio: String
    let allocations: String
  }

  let name: String
  let lines: [Line]
  let verdicts: [Verdict]

  var missedCount: Int { verdicts.count { $0.isKept == false } }

  static let heading =
    pad("", 28) + pad("an operation (lowest–highest)", 32) + pad("to the kit", 12) + "allocations"

  var text: String {
    var text = [name]
    for line in lines {
      text.append(
        Self.pad("  " + line.name, 28) + Self.pad(line.value, 32) + Self.pad(line.ratio, 12)
          + line.allocations)
    }
    for verdict in verdicts {
      let mark =
        switch verdict.isKept {
        case true: "kept   "
        case false: "MISSED "
        case nil: "skipped (cannot be measured on this platform) "
        }
      let value = verdict.value.map { ": " + Figure.text($0) } ?? ""
      text.append("  " + mark + verdict.policy + value)
    }
    return text.joined(separator: "\n")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}
