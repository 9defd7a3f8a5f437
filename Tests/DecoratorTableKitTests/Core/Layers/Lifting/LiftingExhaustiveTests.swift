import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Lifting in every small world")
struct LiftingExhaustiveTests {
  @Test("Every operation and pair of them, on every small layout, and layouts of three policies")
  func policies() throws {
    var thinning = Thinning(to: 97)
    try withEvery("content rows", in: 0...5) { count in
      let updates = smallUpdates(ofRows: count)
      try withEvery("anchors", in: multisets(of: 0...count, upTo: 3)) { anchors in
        let old = Self.layer(count, anchors)
        try withEvery("update", in: updates) { update, _ in
          guard thinning.takesNext() else { return }
          let content = Self.content(after: update, from: old)
          for new in [
            old.following(content), old.keepingRows(in: content), old.fromTheEnd(of: content),
          ] {
            try Self.expectFewest(update, from: old, to: new)
          }
        }
      }
    }
  }

  @Test("Every operation and pair of them, from every layout to every other, with any identities")
  func anyLayout() throws {
    var thinning = Thinning(to: 193)
    try withEvery("content rows", in: 0...2) { count in
      let updates = smallUpdates(ofRows: count) + [(BatchUpdate(), count)]
      try withEvery("anchors", in: multisets(of: 0...count, upTo: 3)) { anchors in
        let old = Self.layer(count, anchors)
        try withEvery("update", in: updates) { update, countAfter in
          let content = Self.content(after: update, from: old)
          try withEvery("new anchors", in: multisets(of: 0...countAfter, upTo: 2)) { anchors in
            for identities in Self.identities(old.identities, count: anchors.count) {
              guard thinning.takesNext() else { continue }
              let new = NaiveLayer(
                content: [content],
                sections: [NaiveLayer.Section(anchors: anchors, identities: identities)])
              try Self.expectFewest(update, from: old, to: new)
            }
          }
        }
      }
    }
  }

  @Test("Every order of the rows of one gap is reached with the fewest moves")
  func orders() throws {
    let old = Self.layer(2, [1, 1, 1, 1])
    try withEvery("order", in: arrangements(of: 4, in: 0..<4)) { order in
      let new = NaiveLayer(
        content: old.content,
        sections: [
          NaiveLayer.Section(
            anchors: [1, 1, 1, 1], identities: order.map { old.identities[$0] })
        ])
      try Self.expectFewest(BatchUpdate(), from: old, to: new)
    }
  }

  private static func layer(_ count: Int, _ anchors: [Int]) -> NaiveLayer<Int> {
    NaiveLayer(
      content: [Array(0..<count)],
      sections: [
        NaiveLayer.Section(anchors: anchors, identities: anchors.indices.map { -1 - $0 })
      ])
  }

  private static func content(after update: BatchUpdate, from old: NaiveLayer<Int>) -> [Int] {
    let count = old.content[0].count + update.insertedRows.count - update.deletedRows.count
    return naiveContent(after: update, from: old.content, counts: [count]) { 100 + $0.row }[0]
  }

  /// Lifts with nothing changed and with all rows changed.
  private static func expectFewest(
    _ update: BatchUpdate, from old: NaiveLayer<Int>, to new: NaiveLayer<Int>
  ) throws {
    var lift = NaiveLift(update, from: old, to: new.renewing(update, from: old))
    try lift.expectFewestOperations(try lift.checkedOuterUpdate())
    try lift.expectSameInEveryForm()
    lift.changeAll()
    _ = try lift.checkedOuterUpdate()
  }

  /// Every way in which `count` rows are old ones, in any order, or new ones.
  private static func identities(_ old: [Int], count: Int) -> [[Int]] {
    (0..<count).reduce([[]]) { shorter, index in
      shorter.flatMap { identities in
        (old.filter { !identities.contains($0) } + [-50 - index]).map { identities + [$0] }
      }
    }
  }
}
