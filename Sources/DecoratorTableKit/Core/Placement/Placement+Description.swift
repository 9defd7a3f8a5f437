extension Placement: CustomStringConvertible {
  /// The rule as it is written in code.
  public var description: String { Self.describe(clauses) }

  private static func describe(_ clauses: [PlacementClause]) -> String {
    var terms: [String] = []
    var modifiers = ""
    for clause in clauses {
      switch clause {
      case .beforeContentRows([0]): terms.append(".start")
      case .beforeContentRows(let rows) where rows.count == 1: terms.append(".before(\(rows[0]))")
      case .beforeContentRows(let rows): terms.append(".before(contentRows: \(rows))")
      case .everyContentRows(let period, let start):
        terms.append(".every(\(period), after: \(start))")
      case .beforeLast(0): terms.append(".end")
      case .beforeLast(let count): terms.append(".beforeLast(\(count))")
      case .between: terms.append(".between { … }")
      case .atTableRows(let rows) where rows.count == 1: terms.append(".tableRow(\(rows[0]))")
      case .atTableRows(let rows): terms.append(".tableRows(\(rows))")
      case .everyTableRows(let period, let first):
        terms.append(".everyTableRows(\(period), first: \(first))")
      case .limit(let count): modifiers += ".limited(to: \(count))"
      case .spacing(let rows): modifiers += ".spaced(atLeast: \(rows))"
      case .inSections(.among(let sections), let clauses):
        terms.append("(\(describe(clauses))).inSections(\(sections.sorted()))")
      case .inSections(.outside(let sections), let clauses):
        terms.append("(\(describe(clauses))).exceptInSections(\(sections.sorted()))")
      case .inSections(.matching, let clauses):
        terms.append("(\(describe(clauses))).inSections { … }")
      case .whenFewer(let count, let short, let other):
        terms.append(
          ".when(fewerThan: \(count), \(describe(short)), otherwise: \(describe(other)))")
      }
    }
    let sum = terms.isEmpty ? ".none" : terms.joined(separator: " + ")
    guard !modifiers.isEmpty else { return sum }
    return terms.count > 1 ? "(\(sum))\(modifiers)" : sum + modifiers
  }
}
