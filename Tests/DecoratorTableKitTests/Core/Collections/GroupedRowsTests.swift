import DecoratedCollections
import DecoratorTableKit
import Testing

@Suite("Collections with a row above each group")
struct GroupedRowsTests {
  /// All lists of up to so many keys; 0 means none.
  private static func keys(upTo count: Int) -> [[Int]] {
    var lists: [[Int]] = [[]]
    var longest = lists
    for _ in 0..<count {
      longest = longest.flatMap { list in (0...2).map { list + [$0] } }
      lists += longest
    }
    return lists
  }

  /// The groups, written out: the first row of each, its key, and how often the key was above.
  private func naive(_ keys: [Int]) -> [(row: Int, key: Int, occurrence: Int)] {
    var groups: [(row: Int, key: Int, occurrence: Int)] = []
    for (row, key) in keys.enumerated() where key > 0 && (row == 0 || keys[row - 1] != key) {
      groups.append((row, key, groups.count { $0.key == key }))
    }
    return groups
  }

  #if DEBUG
  private static let count = 5
  #else
  private static let count = 6
  #endif

  @Test("A group is placed above its elements, with an identity of its own")
  func groups() throws {
    try withEvery("keys", in: Self.keys(upTo: Self.count)) { keys in
      let expected = naive(keys)
      let list = Array(keys.enumerated()).groupedRows { $0.element > 0 ? $0.element : nil }
      let rows = NaiveDecoration(
        Array(keys.indices), expected.map { [$0.key, $0.occurrence] }, anchors: expected.map(\.row))
      try expectEqual(list.waitingCount, 0, "groups that wait")
      let found = list.map { element -> ContentOrAdditional<Int, [Int]> in
        switch element {
        case .content(let row): .content(row.offset)
        case .additional(let group): .additional([group.key, group.id.occurrence])
        }
      }
      try expectEqual(found, rows.elements, "what is there")
      try expectEqual(
        Set(list.additional.map(\.id)).count, expected.count, "the number of identities")
    }
  }

  @Test("It is a collection, at each pair and triple of indices")
  func conformance() throws {
    for keys in Self.keys(upTo: 4) {
      let list = keys.groupedRows { $0 > 0 ? $0 : nil }
      try expectCollection(list, is: Array(list))
    }
  }

  @Test("Each element is asked for its key once, and groups are those of a layer")
  func asking() {
    let days = ["Mon", "Mon", "Tue", "Wed", "Wed", "Mon"]
    var asked = 0
    let list = days[1...].groupedRows { (day: String) -> String? in
      asked += 1
      return day == "Wed" ? nil : day
    }
    #expect(asked == 5)
    #expect(list.index(ofContent: 2) == 3)
    let rule = LayerRule(groupsBy: { [days] in
      days[$0.row + 1] == "Wed" ? nil : days[$0.row + 1]
    })
    #expect(rule.layout(of: [5]).rows == [list.layout])
  }

  @Test("Groups are in a difference, and keep their identity below insertions on top")
  func difference() throws {
    let old = [31, 30, 22].groupedRows { $0 / 10 }
    let new = [33, 31, 30, 22, 21, 10].groupedRows { $0 / 10 }
    let difference = new.difference(from: old)
    #expect(difference.removals.isEmpty)
    #expect(difference.insertions.count == 4)
    #expect(try #require(Array(old).applying(difference)) == Array(new))
  }

  @Test("A key path is enough, and groups are decorated further")
  func stacking() {
    let list = ["ab", "cd", "efg"].groupedRows(by: \.count).decorated(
      with: ["ad"], placed: .every(3))
    #expect(list[3] == .additional("ad"))
    #expect(list[4] == .content(.additional(RowGroup(id: RepeatedIdentifier(3)))))
  }
}
