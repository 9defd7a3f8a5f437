import DecoratorTableKit

/// Rows that do not exist map to nil, even if the source is empty or was released.
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
      expected: "nil, because the row does not exist", found: answer.answer)
  }
}
