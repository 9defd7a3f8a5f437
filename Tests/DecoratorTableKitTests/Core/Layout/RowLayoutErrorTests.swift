import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Bad input to one section's layout")
struct RowLayoutErrorTests {
  struct BadInput: Sendable, CustomTestStringConvertible {
    let contentCount: Int
    let anchors: [Int]
    let error: LayoutError
    /// The offending number, as it must appear in the text.
    let value: String

    init(_ contentCount: Int, _ anchors: [Int], _ error: LayoutError, mentions value: Int) {
      self.contentCount = contentCount
      self.anchors = anchors
      self.error = error
      self.value = String(value)
    }

    var testDescription: String { "\(contentCount) content rows, anchors \(anchors)" }
  }

  static let badInput = [
    BadInput(-1, [], .contentCountOutOfRange(-1), mentions: -1),
    BadInput(.min, [0], .contentCountOutOfRange(.min), mentions: .min),
    BadInput(.max, [], .contentCountOutOfRange(.max), mentions: .max),
    BadInput(
      3, [-7], .anchorOutOfRange(anchor: -7, ordinal: 0, contentCount: 3), mentions: -7),
    BadInput(3, [4], .anchorOutOfRange(anchor: 4, ordinal: 0, contentCount: 3), mentions: 4),
    BadInput(
      3, [1, 2, 44], .anchorOutOfRange(anchor: 44, ordinal: 2, contentCount: 3), mentions: 44),
    BadInput(0, [0, 1], .anchorOutOfRange(anchor: 1, ordinal: 1, contentCount: 0), mentions: 1),
    BadInput(
      9, [0, .max], .anchorOutOfRange(anchor: .max, ordinal: 1, contentCount: 9), mentions: .max),
    BadInput(
      9, [2, 7, 5, 6], .unsortedAnchors(anchor: 5, previous: 7, ordinal: 2), mentions: 5),
    BadInput(
      9, [1, 3, 5, 4], .unsortedAnchors(anchor: 4, previous: 5, ordinal: 3), mentions: 4),
  ]

  @Test("The checking initialiser throws the exact error", arguments: badInput)
  func throwsTheError(input: BadInput) {
    #expect(throws: input.error) {
      try RowLayout(contentCount: input.contentCount, validating: input.anchors)
    }
    #expect(input.error.description.contains(input.value))
  }

  #if !os(iOS)
  @Test("The other initialiser traps with the text of that error", arguments: badInput.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      let input = RowLayoutErrorTests.badInput[index]
      _ = RowLayout(contentCount: input.contentCount, anchors: input.anchors)
    }
    try expectErrorText(of: result, contains: Self.badInput[index].error.description)
  }
  #endif

  static let layout = RowLayout(contentCount: 3, anchors: [1, 1])

  static let mistakes = [
    Mistake("17") { _ = layout.origin(ofRow: 17) },
    Mistake("row 5") { _ = layout.origin(ofRow: 5) },
    Mistake("-1") { _ = layout.origin(ofRow: -1) },
    Mistake("content row 3") { _ = layout.row(ofContent: 3) },
    Mistake("-2") { _ = layout.row(ofContent: -2) },
    Mistake("additional row 2") { _ = layout.row(ofAdditional: 2) },
    Mistake("-3") { _ = layout.row(ofAdditional: -3) },
    Mistake("additional row 2") { _ = layout.anchor(ofAdditional: 2) },
    Mistake("-4") { _ = layout.anchor(ofAdditional: -4) },
    Mistake("row 6") { _ = layout.nearestContent(before: 6) },
    Mistake("-5") { _ = layout.nearestContent(before: -5) },
    Mistake("row 5") { _ = layout.nearestContent(after: 5) },
    Mistake("-6") { _ = layout.nearestContent(after: -6) },
    Mistake("-12") { _ = RowLayout(contentCount: -12) },
    Mistake("-12 content rows") { _ = RowLayout(contentCount: -12) },
    Mistake("anchor 2 of additional row 0") { _ = RowLayout(contentCount: 1, anchors: [2]) },
  ]

  #if !os(iOS)
  @Test("A row that does not exist traps and is named", arguments: mistakes.indices)
  func missingRowsTrap(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      RowLayoutErrorTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
  #endif
}
