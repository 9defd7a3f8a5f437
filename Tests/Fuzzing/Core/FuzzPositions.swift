import DecoratorTableAds
import DecoratorTableKit

/// Positions as an ad server may send them: documents of which it is known what they say, and any
/// bytes.
func fuzzPositions(_ choices: inout ByteChoices) throws {
  if choices.chance(50) {
    try expectDocument(&choices)
  } else if let positions = try? ServerPositions(json: choices.rest) {
    try expectReading(positions)
  }
}

/// A member of a document: how it is written, and what it says; nil if it is refused.
private struct Member {
  let text: String
  let number: Int?

  /// - Parameter range: The numbers that are taken.
  init(in range: ClosedRange<Int>, _ choices: inout ByteChoices) {
    let number =
      switch choices.number(in: 0...9) {
      case 0: -1
      case 1: range.lowerBound
      case 2: range.upperBound
      case 3: range.upperBound + 1
      case 4: Int.max
      case 5: range.lowerBound - 1
      default: range.lowerBound + choices.number(in: 0...20)
      }
    switch choices.number(in: 0...9) {
    case 0: (text, self.number) = ("\(number).5", nil)
    case 1: (text, self.number) = (["true", "[]", "{}"][choices.number(in: 0...2)], nil)
    case 2, 3: (text, self.number) = ("\"\(number)\"", range.contains(number) ? number : nil)
    default: (text, self.number) = ("\(number)", range.contains(number) ? number : nil)
    }
  }
}

/// A document of which it is known what it says, or which part of it is refused first.
private func expectDocument(_ choices: inout ByteChoices) throws {
  let rows = 0...Int(Int32.max)
  var wrongPart: String?
  var fixed: [RowPosition] = []
  var entries: [String] = []
  for index in 0..<choices.number(in: 0...5) {
    let section = choices.chance(60) ? Member(in: rows, &choices) : nil
    let position = choices.chance(95) ? Member(in: rows, &choices) : nil
    let members = [
      section.map { "\"section\": \($0.text)" }, position.map { "\"position\": \($0.text)" },
    ].compactMap(\.self)
    entries.append(
      "{" + (choices.chance(50) ? members : members.reversed()).joined(separator: ",") + "}")
    if let section, section.number == nil {
      wrongPart = wrongPart ?? "fixed[\(index)].section"
    } else if let row = position?.number {
      fixed.append(RowPosition(section: section?.number ?? 0, row: row))
    } else {
      wrongPart = wrongPart ?? "fixed[\(index)].position"
    }
  }
  let interval = choices.chance(60) ? Member(in: 2...65_536, &choices) : nil
  if let interval, interval.number == nil { wrongPart = wrongPart ?? "repeating.interval" }
  let members = [
    entries.isEmpty && choices.chance(50) ? nil : "\"fixed\": [\(entries.joined(separator: ", "))]",
    interval.map { "\"repeating\": {\"interval\": \($0.text)}" },
    choices.chance(20) ? "\"other\": [null, {\"position\": -1}]" : nil,
  ].compactMap(\.self)
  let text = "{" + (choices.chance(50) ? members : members.reversed()).joined(separator: ",") + "}"
  do {
    let positions = try ServerPositions(json: text.utf8)
    try expectEqual(nil, wrongPart, "what is refused of \(text)")
    try expectEqual(Set(positions.fixed), Set(fixed), "the fixed rows of \(text)")
    try expectEqual(positions.interval, interval?.number, "the interval of \(text)")
    try expectReading(positions)
  } catch let error as ServerPositionsError {
    try expectEqual(error.path, wrongPart, "what is refused of \(text)")
  }
}

/// What was read is in order, says the same when it is written again, and is placed where the
/// rules say.
private func expectReading(_ positions: ServerPositions) throws {
  let fixed = positions.fixed
  for (row, next) in zip(fixed, fixed.dropFirst()) where row >= next {
    throw Disagreement("\(row) stands before \(next)")
  }
  let numbers = fixed.flatMap { [$0.section, $0.row] }
  try expectEqual(
    numbers.allSatisfy((0...Int(Int32.max)).contains), true, "whether all of \(fixed) are in range")
  try expectEqual(
    positions.interval.map((2...65_536).contains) ?? true, true, "whether the interval is in range")
  let rows = fixed.map { "{\"position\":\($0.row),\"section\":\($0.section)}" }
  let repeating = positions.interval.map { ",\"repeating\":{\"interval\":\($0)}" } ?? ""
  let written = "{\"fixed\":[\(rows.joined(separator: ","))]\(repeating)}"
  try expectEqual(
    try ServerPositions(json: written.utf8), positions, "what is read of \(written)")
  let placement = positions.placement
  for section in Set(fixed.map(\.section) + [0, 1]).sorted().prefix(4) {
    let rows = fixed.filter { $0.section == section }.map(\.row)
    var naive = NaivePlacement.tableRows(rows)
    if let interval = positions.interval {
      naive = .plus(naive, .everyTableRows(interval, first: rows.last.map { $0 + interval }))
    }
    for count in [0, 1, 30] {
      guard let anchors = naive.anchors(contentCount: count, section: section) else { continue }
      let layout = placement.layout(contentCount: count, section: section)
      try expectEqual(
        layout.anchors, anchors, "the rows among \(count) of section \(section) of \(written)")
    }
  }
}
