import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Lifting random updates")
struct LiftingRandomTests {
  @Test("Batches of rows and sections are legal and lead to the new list, in stacks of up to four")
  func stacks() throws {
    try withEverySeed(Self.seeds()) { try expectLiftsThroughStack(&$0, isRaw: false) }
  }

  @Test("A batch that is not legal inside, as a difference has it, is legal outside")
  func raw() throws {
    try withEverySeed(Self.seeds(from: 1_000_000)) {
      try expectLiftsThroughStack(&$0, isRaw: true)
    }
  }

  @Test("Where more rows than the limit would move, their section is reloaded")
  func limits() throws {
    try withEverySeed(Self.seeds(from: 2_000_000)) { generator in
      let lift = generator.lift(isRaw: generator.chance(50))
      let limit = generator.number(in: 0...2)
      let outer = try lift.checkedOuterUpdate(moveLimit: limit)
      // Rows of the content move as in the batch.
      let most = outer.movedRows.count - lift.update.movedRows.count
      if most > limit * lift.old.layout.sectionCount {
        throw Disagreement("\(most) additional rows move in \(outer)")
      }
    }
  }

  @Test("Rows that belong to content move with it")
  func contentRows() throws {
    try withEverySeed(Self.seeds(from: 3_000_000)) { generator in
      var lift = generator.lift(isRaw: generator.chance(50))
      let expected = lift.ordinalsOfSameContent()
      lift.rows = .contentRow
      lift.changed = []
      try expectEqual(
        lift.rowComparison.newOrdinals(matching: .contentRow), expected, "who is who")
      try lift.rowComparison.expectAsListed(.contentRow, "the change")
      lift.nameRows(expected)
      _ = try lift.checkedOuterUpdate()
    }
  }

  @Test("Sections are lifted as the rows of one section are")
  func sectionsAsRows() throws {
    var (compared, fewer) = (0, 0)
    try withEverySeed(Self.seeds(from: 4_000_000)) { generator in
      let counts = Array(repeating: 0, count: generator.number(in: 0...5))
      var (update, after) = generator.update(of: counts, changingSections: true)
      (update.rows.inserted, after) = ([], after.map { _ in 0 })
      guard update.reloadedSections.isEmpty else { return }
      compared += 1
      var identities = 0
      var old = generator.layer(around: counts.map { _ in [] }, identities: &identities)
      var new = generator.layer(old, around: after.map { _ in [] }, identities: &identities)
      old.emptyAddedSections()
      new.emptyAddedSections()
      let content = Array(counts.indices)
      let rowUpdate = update.sectionsAsRows
      let rows = NaiveLift(
        rowUpdate, from: old.sectionsAsRows(around: content),
        to: new.sectionsAsRows(
          around: naiveContent(after: rowUpdate, from: [content], counts: [after.count]) {
            100 + $0.row
          }[0]))
      old.sections = counts.map { _ in NaiveLayer.Section(anchors: [], identities: []) }
      new.sections = after.map { _ in NaiveLayer.Section(anchors: [], identities: []) }
      let empty = NaiveLayer(
        content: after.map { _ in [] }, sections: new.sections, added: new.added)
      let outer = try NaiveLift(update, from: old, to: empty).checkedOuterUpdate().sectionsAsRows
      let expected = try rows.checkedOuterUpdate().withoutMovesToThemselves
      guard outer != expected else { return }
      // Others move where one would have been deleted and inserted at its own place.
      fewer += 1
      try expectEqual(
        outer.operations.count < expected.operations.count, true, "\(outer), not \(expected)")
    }
    // A turn of a debug build has too few seeds for a closer share.
    let isFew = Thinning.isDebug && Thinning.turns > 1
    #expect(compared > Self.seeds().count / (isFew ? 8 : 4))
    #expect(fewer < compared / (isFew ? 3 : 10))
  }

  private static func seeds(from first: Int = 0) -> Range<UInt64> {
    Thinning.seeds(from: first, debug: 500, release: 6_000)
  }
}
