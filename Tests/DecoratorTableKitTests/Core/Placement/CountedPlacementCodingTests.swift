import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Placements that count content, as data and as text")
struct CountedPlacementCodingTests {
  /// Rules, with their form as data and as text.
  static let forms: [(Placement, data: String, text: String)] = [
    (
      .every(6, after: 2, counting: .content),
      #"{"everyContentRows":{"counting":"content","period":6,"start":2}}"#,
      ".every(6, after: 2, counting: .content)"
    ),
    (
      .every(6, after: 2, through: .allSections),
      #"{"everyContentRows":{"period":6,"start":2,"through":"allSections"}}"#,
      ".every(6, after: 2, through: .allSections)"
    ),
    (
      .every(4, counting: .content, through: .allSections),
      #"{"everyContentRows":{"counting":"content","period":4,"start":4,"through":"allSections"}}"#,
      ".every(4, after: 4, counting: .content, through: .allSections)"
    ),
    (
      .before(3, counting: .content), #"{"beforeContent":[3]}"#,
      ".before(3, counting: .content)"
    ),
    (
      .before(contentRows: [5, 0, 5], counting: .content), #"{"beforeContent":[0,5]}"#,
      ".before(contentRows: [0, 5], counting: .content)"
    ),
    (
      .beforeLast(2, counting: .content), #"{"beforeLastContent":2}"#,
      ".beforeLast(2, counting: .content)"
    ),
    (
      .before(3, counting: .content).spaced(atLeast: 2, counting: .content),
      #"{"beforeContent":[3]},{"contentSpacing":2}"#,
      ".before(3, counting: .content).spaced(atLeast: 2, counting: .content)"
    ),
    (
      .every(2).spaced(atLeast: 5, counting: .content).limited(to: 3),
      #"{"everyContentRows":{"period":2,"start":2}},{"contentSpacing":5},{"limit":3}"#,
      ".every(2, after: 2).spaced(atLeast: 5, counting: .content).limited(to: 3)"
    ),
    (
      .when(fewerThan: 4, counting: .content, .end, otherwise: .every(5)),
      #"{"whenFewer":{"counting":"content","otherwise":[{"everyContentRows":{"period":5,"start":5}}],"#
        + #""than":4,"then":[{"beforeLast":0}]}}"#,
      ".when(fewerThan: 4, counting: .content, .end, otherwise: .every(5, after: 5))"
    ),
    (
      .when(
        fewerThan: 4, .none,
        otherwise: .every(5, counting: .content).inSections([1]).exceptInSections([2])),
      #"{"whenFewer":{"otherwise":[{"exceptInSections":{"rules":[{"inSections":{"rules":["#
        + #"{"everyContentRows":{"counting":"content","period":5,"start":5}}],"sections":[1]}}],"#
        + #""sections":[2]}}],"than":4,"then":[]}}"#,
      ".when(fewerThan: 4, .none, otherwise: ((.every(5, after: 5, counting: .content))"
        + ".inSections([1])).exceptInSections([2]))"
    ),
  ]

  private func text(_ placement: Placement) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(placement), as: UTF8.self)
  }

  private func placement(_ text: String) throws -> Placement {
    try JSONDecoder().decode(Placement.self, from: Data(text.utf8))
  }

  @Test("What counts content or through sections is written as version 2, and read again")
  func forms() throws {
    for (placement, data, text) in Self.forms {
      let document = #"{"rules":["# + data + #"],"version":2}"#
      #expect(try self.text(placement) == document)
      #expect(placement.description == text)
      let read = try self.placement(document)
      #expect(try self.text(read) == document)
      #expect(read.description == text)
    }
  }

  @Test("What is read has the slots of what was written")
  func slots() throws {
    for rule in NaivePlacement.countingRules {
      let read = try placement(text(rule.placement))
      try withEvery("rows", in: MaskedSection.all(upTo: 5)) { section in
        for policy in ContentPolicy.allCases {
          let states = [rule.placement, read].map { placement in
            LayerState(
              rule: LayerRule(rows: placement, supply: .everySlot), policy: policy,
              rowCounts: [section.isContent.count], contentPositions: section.contentPositions)
          }
          try expectEqual(states[1].layout, states[0].layout, "the layout of \(rule)")
        }
      }
    }
  }

  @Test("All other rules are written as version 1, as they always were")
  func oldRules() throws {
    let forms: [(Placement, String)] = [
      (.none, ""), (.start, #"{"beforeContentRows":[0]}"#), (.end, #"{"beforeLast":0}"#),
      (.before(4), #"{"beforeContentRows":[4]}"#),
      (.every(6, after: 2), #"{"everyContentRows":{"period":6,"start":2}}"#),
      (
        .every(6, after: 2, counting: .rows, through: .eachSection),
        #"{"everyContentRows":{"period":6,"start":2}}"#
      ),
      (.beforeLast(3), #"{"beforeLast":3}"#), (.tableRows([2]), #"{"atTableRows":[2]}"#),
      (.everyTableRows(3, first: 0), #"{"everyTableRows":{"first":0,"period":3}}"#),
      (
        .every(2).spaced(atLeast: 5).limited(to: 3),
        #"{"everyContentRows":{"period":2,"start":2}},{"spacing":5},{"limit":3}"#
      ),
      (
        .when(fewerThan: 4, .end, otherwise: .start.inSection(1)),
        #"{"whenFewer":{"otherwise":[{"inSections":{"rules":[{"beforeContentRows":[0]}],"#
          + #""sections":[1]}}],"than":4,"then":[{"beforeLast":0}]}}"#
      ),
      // Above and below everything is the same place whatever is counted.
      (.before(0, counting: .content), #"{"beforeContentRows":[0]}"#),
      (.beforeLast(0, counting: .content), #"{"beforeLast":0}"#),
    ]
    for (placement, data) in forms {
      #expect(try text(placement) == #"{"rules":["# + data + #"],"version":1}"#)
    }
  }

  @Test("A document of version 1 is read as one of version 2 with the same meaning")
  func bothVersions() throws {
    for placement in PlacementCodingTests.placements {
      let first = try text(placement)
      let second = first.replacingOccurrences(
        of: #""version":1"#, with: #""version":2"#)
      #expect(try text(self.placement(second)) == first)
    }
  }

  /// Rules that are refused, with the path of what is wrong and a part of the message.
  static let refused: [(String, String, String)] = [
    (
      #"{"everyContentRows":{"period":6,"start":2,"counting":"posts"}}"#,
      "rules.0.everyContentRows.counting", #""posts": give rows or content"#
    ),
    (
      #"{"everyContentRows":{"period":6,"start":2,"through":"table"}}"#,
      "rules.0.everyContentRows.through", #""table": give eachSection or allSections"#
    ),
    (
      #"{"limit":1},{"whenFewer":{"than":3,"counting":"Content","then":[],"otherwise":[]}}"#,
      "rules.1.whenFewer.counting", #""Content": give rows or content"#
    ),
    (
      #"{"whenFewer":{"than":3,"then":[{"everyContentRows":{"period":1,"start":0,"counting":""}}],"#
        + #""otherwise":[]}}"#,
      "rules.0.whenFewer.then.0.everyContentRows.counting", #""": give rows or content"#
    ),
    (#"{"beforeContent":[1,-4]}"#, "rules.0.beforeContent", "-4: give 0 or more"),
    (#"{"beforeLastContent":-2}"#, "rules.0.beforeLastContent", "-2: give 0 or more"),
    (#"{"contentSpacing":-1}"#, "rules.0.contentSpacing", "-1: give 0 or more"),
    (#"{"contentSpaces":1}"#, "rules.0", "a rule has one member"),
  ]

  @Test("An unknown word and a number out of range are named by their path", arguments: refused)
  func refusal(rule: String, path: String, text: String) throws {
    do {
      _ = try placement(#"{"version":2,"rules":["# + rule + "]}")
      Issue.record("it was read")
    } catch DecodingError.dataCorrupted(let context) {
      let found = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      // A list names the index of the next element as well.
      #expect(found.joined(separator: ".").hasPrefix(path))
      #expect(context.debugDescription.contains(text))
    }
  }

  @Test("A word that is a number, and no word, are refused")
  func types() {
    for word in ["1", "true", "[]"] {
      let rule = #"{"everyContentRows":{"period":6,"start":2,"counting":"# + word + "}}"
      #expect(throws: DecodingError.self) {
        try placement(#"{"version":2,"rules":["# + rule + "]}")
      }
    }
  }
}
