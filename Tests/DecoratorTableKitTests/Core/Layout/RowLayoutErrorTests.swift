import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Bad input to one section's layout")
struct RowLayoutErrorTests {
  struct BadInput: Sendable, CustomTestStringConvertible {
    let contentCount: Int
    let anchors: [Int]
    /// The whole text, without the name of the package.
    let text: String

    init(_ contentCount: Int, _ anchors: [Int], _ text: String) {
      self.contentCount = contentCount
      self.anchors = anchors
      self.text = text
    }

    var testDescription: String { "\(contentCount) content rows, anchors \(anchors)" }
  }

  static let badInput = [
    BadInput(-1, [], badCount(-1)),
    BadInput(.min, [0], badCount(.min)),
    BadInput(.max, [], badCount(.max)),
    BadInput(3, [-7], missingAnchor(-7, ordinal: 0, contentCount: 3)),
    BadInput(3, [4], missingAnchor(4, ordinal: 0, contentCount: 3)),
    BadInput(3, [1, 2, 44], missingAnchor(44, ordinal: 2, contentCount: 3)),
    BadInput(0, [0, 1], missingAnchor(1, ordinal: 1, contentCount: 0)),
    BadInput(9, [0, .max], missingAnchor(.max, ordinal: 1, contentCount: 9)),
    BadInput(9, [2, 7, 5, 6], unsortedAnchor(5, previous: 7, ordinal: 2)),
    BadInput(9, [1, 3, 5, 4], unsortedAnchor(4, previous: 5, ordinal: 3)),
  ]

  static func badCount(_ count: Int) -> String {
    "\(count) content rows: a section has between 0 and \(RowLayout.maximumContentCount)"
  }

  static func missingAnchor(_ anchor: Int, ordinal: Int, contentCount: Int) -> String {
    """
    anchor \(anchor) of additional row \(ordinal): an anchor is a content row in \
    0...\(contentCount) (\(contentCount) stands for the place after the last)
    """
  }

  static func unsortedAnchor(_ anchor: Int, previous: Int, ordinal: Int) -> String {
    """
    anchor \(anchor) of additional row \(ordinal) comes after anchor \(previous): give the \
    anchors in ascending order
    """
  }

  #if !os(iOS)
  @Test("A layout that cannot be traps with the first bad number", arguments: badInput.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      let input = RowLayoutErrorTests.badInput[index]
      _ = RowLayout(contentCount: input.contentCount, anchors: input.anchors)
    }
    try expectErrorText(of: result, contains: Self.badInput[index].text)
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
