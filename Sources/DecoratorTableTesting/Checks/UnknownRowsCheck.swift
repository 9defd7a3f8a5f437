import DecoratorTableKit

/// Rows that do not exist give nil, and a source that is empty or gone is no exception.
enum UnknownRowsCheck: StateCheck {
  static func findings(in table: TableCapture) -> [Finding] {
    var findings = table.layers.compactMap { layer in
      layer.unknownAnswers.first.map { finding($0, layer: layer.name) }
    }
    if let answer = table.unknownAnswers.first { findings.append(finding(answer, layer: nil)) }
    return findings
  }

  private static func finding(_ answer: UnknownAnswer, layer: String?) -> Finding {
    let (section, row) = (answer.row.section, answer.row.row)
    let isFar = section == .max
    return Finding(
      .unknownRows, layer: layer,
      isFar ? "a row far outside" : "row [\(section), \(row)] (\(answer.coordinates))",
      expected: "nil, for there is no such row", found: answer.answer)
  }
}
