import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Placements as data")
struct PlacementCodingTests {
  static let placements: [Placement] = [
    .none, .start, .end, .before(4), .before(contentRows: [1, 5]), .every(6, after: 2),
    .beforeLast(3), .tableRows([2]), .tableRows([0, 3, 9]), .everyTableRows(3, first: 0),
    (.every(2) + .end).limited(to: 3), .every(2).spaced(atLeast: 5), .every(3).inSection(1),
    .every(3).exceptInSections([0, 2]),
    .when(fewerThan: 4, .end, otherwise: .tableRows([2]) + .every(5).inSections([0, 1])),
  ]

  @Test("What is written is read again", arguments: placements.indices)
  func roundTrip(index: Int) throws {
    let placement = Self.placements[index]
    let data = try JSONEncoder().encode(placement)
    let read = try JSONDecoder().decode(Placement.self, from: data)
    #expect(read.description == placement.description)
    for section in 0..<3 {
      for count in [0, 3, 20] {
        #expect(
          read.layout(contentCount: count, section: section)
            == placement.layout(contentCount: count, section: section))
      }
    }
  }

  @Test("The form is the one that is documented")
  func form() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(Placement.every(6, after: 2).limited(to: 3))
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"rules":[{"everyContentRows":{"period":6,"start":2}},{"limit":3}],"version":1}"#)
  }

  @Test("A rule with a closure is refused, however deep it is nested")
  func closures() {
    let between = Placement.between { _, _ in true }
    let some = Placement.every(2).inSections(where: { $0 > 0 })
    for placement in [between, some, .end + .when(fewerThan: 2, between, otherwise: .end)] {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(placement) }
    }
  }

  /// Documents that are refused, with the path of what is wrong and a part of the message.
  static let refused: [(String, String, String)] = [
    (#"{"rules":[]}"#, "", "version"),
    (#"{"version":3,"rules":[]}"#, "version", "version 3: versions 1 to 2 can be read"),
    (#"{"version":1}"#, "", "rules"),
    (#"{"version":1,"rules":[{}]}"#, "rules.0", "a rule has one member"),
    (#"{"version":1,"rules":[{"limit":1,"spacing":2}]}"#, "rules.0", "a rule has one member"),
    (#"{"version":1,"rules":[{"limit":1},{"nonsense":2}]}"#, "rules.1", "a rule has one member"),
    (#"{"version":1,"rules":[{"limit":-1}]}"#, "rules.0.limit", "-1: give 0 or more"),
    (#"{"version":1,"rules":[{"spacing":-2}]}"#, "rules.0.spacing", "-2: give 0 or more"),
    (#"{"version":1,"rules":[{"beforeLast":-2}]}"#, "rules.0.beforeLast", "-2: give 0 or more"),
    (
      #"{"version":1,"rules":[{"atTableRows":[1,-4]}]}"#, "rules.0.atTableRows",
      "-4: give 0 or more"
    ),
    (
      #"{"version":1,"rules":[{"everyContentRows":{"period":0,"start":2}}]}"#,
      "rules.0.everyContentRows.period", "0: give 1 or more"
    ),
    (
      #"{"version":1,"rules":[{"everyTableRows":{"period":1,"first":2}}]}"#,
      "rules.0.everyTableRows.period", "1: give 2 or more"
    ),
    (
      #"{"version":1,"rules":[{"inSections":{"sections":[-1],"rules":[]}}]}"#,
      "rules.0.inSections.sections", "-1: give 0 or more"
    ),
    (
      #"{"version":1,"rules":[{"whenFewer":{"than":3,"then":[{"limit":-9}],"otherwise":[]}}]}"#,
      "rules.0.whenFewer.then.0.limit", "-9: give 0 or more"
    ),
  ]

  @Test("What is wrong is named by its path", arguments: refused)
  func refusal(document: String, path: String, text: String) throws {
    do {
      _ = try JSONDecoder().decode(Placement.self, from: Data(document.utf8))
      Issue.record("it was read")
    } catch let error as DecodingError {
      let context: DecodingError.Context
      switch error {
      case .dataCorrupted(let its), .keyNotFound(_, let its), .typeMismatch(_, let its),
        .valueNotFound(_, let its):
        context = its
      @unknown default: throw error
      }
      let found = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      // A list names the index of the next element as well.
      #expect(found.joined(separator: ".").hasPrefix(path))
      #expect(context.debugDescription.contains(text))
    }
  }

  @Test("Other types, fractions, and numbers that are too great are refused")
  func types() {
    for rule in [
      #"{"limit":"3"}"#, #"{"limit":1.5}"#, #"{"limit":99999999999999999999}"#,
      #"{"atTableRows":3}"#, #"{"everyContentRows":6}"#, #"{"everyContentRows":{"period":6}}"#,
      #"7"#, #"null"#,
    ] {
      let document = #"{"version":1,"rules":["# + rule + "]}"
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Placement.self, from: Data(document.utf8))
      }
    }
  }
}
