import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Worked examples of lifting")
struct LiftingVectorTests {
  static let cases = (try? LiftingVectors.load().cases) ?? []

  @Test("All of them are there")
  func isComplete() throws {
    #expect(try LiftingVectors.load().cases.count == 39)
  }

  @Test("Each is lifted to the same batch", arguments: cases.filter { $0.old != nil })
  func lifts(example: LiftingVectors.Case) throws {
    let lift = try NaiveLift(example)
    try expectEqual(lift.old.outer, try #require(example.rowsBefore), "the rows before")
    try expectEqual(lift.new.outer, try #require(example.rowsAfter), "the rows after")
    let outer = try lift.checkedOuterUpdate()
    try expectEqual(outer, example.outer.batch, "the outer update")
  }

  @Test("A regular rule is lifted without a look at its rows")
  func closedForm() throws {
    let example = try #require(Self.cases.first { $0.oldClosedForm != nil })
    let old = try #require(example.oldClosedForm).layout
    let new = try #require(example.newClosedForm).layout
    let outer = example.inner.batch.lifted(from: old, to: new)
    try expectEqual(outer, example.outer.batch, "the outer update")
  }

  @Test("A stack lifts layer by layer")
  func stack() throws {
    let example = try #require(Self.cases.first { $0.layers != nil })
    let layers = try #require(example.layers)
    let expected = try #require(example.outerOfLayer)
    var update = example.inner.batch
    var content = [(0..<5).map { "0.\($0)" }]
    for (layer, outer) in zip(layers, expected) {
      let lift = NaiveLift(
        update, from: NaiveLayer(content: content, [layer.old]), to: [layer.new])
      update = try lift.checkedOuterUpdate()
      try expectEqual(update, outer.batch, "the outer update")
      content = lift.old.outer
      if outer.batch == example.outer.batch {
        try expectEqual(content, try #require(example.rowsBefore), "the rows before")
        let rows = try #require(example.rowsAfter)
        // Each layer names inserted rows by its own place for them.
        try expectEqual(
          lift.new.outer.map { $0.map { $0.hasPrefix("+") ? "+0.0" : $0 } }, rows,
          "the rows after")
      }
    }
  }
}
