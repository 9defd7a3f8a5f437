import DecoratedCollections
import DecoratorTableKit
import Testing

/// A section with a title.
private struct Day: Hashable, Identifiable {
  let id: Int
  let posts: [Int]
}

@Suite("Decorated sections")
struct DecoratedSectionsTests {
  /// The numbers of rows of up to three sections.
  private static var shapes: [[Int]] {
    let sizes = [0, 1, 2, 5]
    let two = sizes.flatMap { first in sizes.map { [first, $0] } }
    return [[]] + sizes.map { [$0] } + two + two.map { [3] + $0 }
  }

  private func sections(_ shape: [Int]) -> [Day] {
    shape.enumerated().map { Day(id: $0, posts: Array(($0 * 10)..<($0 * 10 + $1))) }
  }

  @Test("Models fill the slots through all sections, as in a table", arguments: [0, 2, 30])
  func modelsFromTheTop(models count: Int) throws {
    let models = Array(100..<(100 + count))
    var thinning = Thinning(to: 5)
    try withEvery("rows", in: Self.shapes) { shape in
      let days = sections(shape)
      try withEvery("placement", in: NaivePlacement.everyKind) { placement in
        guard thinning.takesNext() else { return }
        let list = days.decoratedSections(
          rows: \.posts, with: models, placed: placement.placement)
        try expectEqual(list.count, days.count, "the number of sections")
        var left = models[...]
        for (section, day) in days.enumerated() {
          guard
            let naive = NaiveDecoration(day.posts, Array(left), placement, section: section)
          else { return }
          let shown = naive.modelIndices.count { $0 != nil }
          try expectEqual(list[section].section, day, "section \(section)")
          try expectCollection(list[section].rows, is: naive.elements)
          try expectEqual(list[section].rows.waitingCount, 0, "models of a section that wait")
          for (outer, element) in naive.elements.enumerated() {
            let row = list.layout.origin(of: RowPosition(section: section, row: outer))
            switch element {
            case .content(let post):
              let origin = RowPosition(section: section, row: post - section * 10)
              try expectEqual(row, .content(origin), "the origin of \(outer)")
              try expectEqual(
                list.layout.position(ofContent: origin),
                RowPosition(section: section, row: outer), "the position of \(origin)")
            case .additional(let model):
              try expectEqual(row, .additional(model - 100), "the origin of \(outer)")
            }
          }
          left = left.dropFirst(shown)
        }
        try expectEqual(list.waitingCount, left.count, "the number of waiting models")
        try expectCollection(list.map(\.section.id), is: days.map(\.id))
        try expectCollection(list, is: Array(list))
      }
    }
  }

  @Test("Sections that are collections need no closure for their rows")
  func nestedArrays() {
    let list = [[1, 2], [], [3, 4]].decoratedSections(
      rows: \.self, with: ["a", "b", "c"], placed: .start)
    #expect(
      list.map { Array($0.rows) } == [
        [.additional("a"), .content(1), .content(2)], [.additional("b")],
        [.additional("c"), .content(3), .content(4)],
      ])
    #expect(list[2].section == [3, 4])
    // A slice of models keeps the numbers of the whole.
    #expect(list[2].rows.origin(of: 0) == .additional(2))
  }

  @Test("Sections are added as rows are, around sections with rows of their own")
  func addedSections() {
    let days = sections([2, 2])
    let list = days.decoratedSections(rows: \.posts, with: ["ad"], placed: .before(1))
      .decorated(with: ["promo"], placed: .before(1))
    #expect(list.count == 3)
    #expect(list[1] == .additional("promo"))
    guard case .content(let last) = list[2], case .content(let first) = list[0] else {
      Issue.record("the days are not where they should be")
      return
    }
    #expect(Array(first.rows) == [.content(0), .additional("ad"), .content(1)])
    #expect(last.section == days[1])
    #expect(Array(last.rows) == [.content(10), .content(11)])
    #expect(list.index(ofContent: 1) == 2)
  }

  @Test("Sections stack, and may have groups for rows")
  func stacks() throws {
    let list = sections([2, 3])
      .decoratedSections(
        rows: { $0.posts.groupedRows { post in post / 2 } }, with: ["a", "b"], placed: .every(3)
      )
      .decoratedSections(rows: \.rows, with: [1.5, 2.5], placed: .start)
    #expect(list.map(\.rows.count) == [5, 7])
    #expect(list[1].section.section.id == 1)
    #expect(list[0].rows[0] == .additional(1.5))
    #expect(list[0].rows[1] == .content(.content(.additional(group(0)))))
    #expect(list[0].rows[4] == .content(.additional("a")))
    #expect(list[1].rows[6] == .content(.content(.content(12))))
    #expect(list[1].rows[4] == .content(.additional("b")))
    #expect(list[1].rows[5] == .content(.content(.additional(group(6)))))
  }

  private func group(_ key: Int) -> RowGroup<Int> { RowGroup(id: RepeatedIdentifier(key)) }

  @Test("A section has the identity that is passed for it")
  func identities() {
    let list = sections([1, 2]).decoratedSections(rows: \.posts, with: ["ad"], placed: .end)
    #expect(list.map(\.id) == [0, 1])
    let same = sections([1, 2]).decoratedSections(rows: \.posts, with: ["ad"], placed: .end)
    #expect(list == same)
    #expect(Set([list, same]).count == 1)
    #expect(list != sections([1, 2]).decoratedSections(rows: \.posts, with: ["b"], placed: .end))
  }

  @Test("Each section is asked for its rows once")
  func asking() {
    var asked: [Int] = []
    let list = sections([3, 1, 4]).decoratedSections(
      rows: { day -> [Int] in
        asked.append(day.id)
        return day.posts
      }, with: ["ad"], placed: .every(2))
    #expect(list[2].rows.count == 4)
    #expect(list[0].rows.count == 4)
    #expect(asked == [0, 1, 2])
  }
}
