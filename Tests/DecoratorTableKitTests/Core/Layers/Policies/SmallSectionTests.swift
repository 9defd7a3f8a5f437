import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Sections in small worlds")
struct SmallSectionTests {
  /// Where up to two added sections are.
  private static let sectionRules: [NaivePlacement] = [
    .none, .start, .end, .plus(.start, .end), .every(1, after: nil), .before([1, 2]),
    .beforeLast(1), .plus(.tableRows([1]), .end),
  ]
  private static let rowRules: [NaivePlacement] = [
    .every(1, after: 0), .end, .plus(.start, .end), .before([1]), .inSections([1], .start),
  ]
  /// A new section and one that was loaded again have two rows each.
  private static let worlds = arrangementsOfRows(sections: 3, rows: 2)

  @Test(
    "Every operation, on up to three sections with up to two rows and two added sections",
    arguments: ContentPolicy.allCases)
  func operations(policy: ContentPolicy) throws {
    var thinning = Thinning(to: 61)
    try withEvery("content", in: Self.worlds) { counts in
      let changes = BatchUpdate.Operation.all(for: counts).compactMap {
        SmallSectionChange(of: counts, [$0])
      }
      try withEvery("sections", in: Self.sectionRules) { sections in
        try withEvery("rows", in: Self.rowRules) { rows in
          try withEvery("models", in: [nil, 2, 20]) { models in
            let changes = changes.filter { _ in thinning.takesNext() }
            guard !changes.isEmpty else { return }
            let layer = try SmallSectionLayer(
              policy, rows: rows, sections: sections, models: models, content: counts)
            try withEvery("change", in: changes) { change in
              try layer.expectFollows(change)
            }
          }
        }
      }
    }
  }

  @Test(
    "Every pair of operations, on up to three sections with up to two rows and two added sections",
    arguments: ContentPolicy.allCases)
  func pairs(policy: ContentPolicy) throws {
    var thinning = Thinning(to: 499)
    var turn = 0
    try withEvery("content", in: Self.worlds) { counts in
      var layers: [SmallSectionLayer] = []
      for sections in Self.sectionRules {
        // Each rule of sections meets another rule of rows, and another supply of them.
        turn += 1
        layers.append(
          try SmallSectionLayer(
            policy, rows: Self.rowRules[turn % Self.rowRules.count], sections: sections,
            models: [nil, 2, 20][turn % 3], content: counts))
      }
      let operations = BatchUpdate.Operation.all(for: counts)
      for (index, first) in operations.enumerated() {
        for second in operations[(index + 1)...] {
          guard thinning.takesNext(),
            let change = SmallSectionChange(of: counts, [first, second])
          else { continue }
          try withEvery("content, change, layer", in: layers.map { (counts, change, $0) }) {
            try $0.2.expectFollows($0.1)
          }
        }
      }
    }
  }

  /// All numbers of rows of up to `sections` sections with up to `rows` rows each.
  private static func arrangementsOfRows(sections: Int, rows: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<sections {
      longest = longest.flatMap { shorter in (0...rows).map { shorter + [$0] } }
      all += longest
    }
    return all
  }
}
