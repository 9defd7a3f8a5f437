import DecoratorTableTesting
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Groups of content")
struct GroupTests {
  /// A day or none for each letter of a text.
  private func keys(_ text: String) -> [Int?] {
    text.map { $0 == "-" ? nil : Int(String($0)) }
  }

  /// Every list of keys up to a length, of two keys and none.
  private static func smallContents(upTo length: Int) -> [[Int?]] {
    var all: [[Int?]] = [[]]
    var longest: [[Int?]] = [[]]
    for _ in 0..<length {
      longest = longest.flatMap { keys in [nil, 1, 2].map { keys + [$0] } }
      all += longest
    }
    return all
  }

  /// Every batch of one operation, also one that configures a row again.
  private static func singleOperations(_ count: Int) -> [(update: BatchUpdate, count: Int)] {
    smallUpdates(ofRows: count, upTo: 1)
      + (0..<count).map { (BatchUpdate().reconfiguringRows([$0], inSection: 0), count) }
  }

  @Test("Keys that no row has any more are forgotten, and all others are still known")
  func forgottenKeys() throws {
    let clock = Recorder<Int>()
    let rule = LayerRule(groupsBy: { row in
      row.row < 3 ? row.row : 1000 + clock.values.count
    })
    var state = LayerState(rule: rule, rowCounts: [5])
    let update = BatchUpdate().reloadingRows([3, 4], inSection: 0)
    for time in 1...200 {
      clock.record(time)
      state = try state.applying(update, rowCounts: [5]).state
      #expect((0..<4).map { state.key(ofGroup: $0, as: Int.self) } == [0, 1, 2, 1000 + time])
      guard case .groups(let groups) = state.kind,
        let keyed = groups.groups as? KeyedGroups<Int>
      else { return #expect(Bool(false), "the layer has groups") }
      #expect(keyed.keysByNumber.count <= 24)
    }
  }

  @Test("Every operation on every small list, whatever key its row has then")
  func smallContents() throws {
    var cases = 0
    var (few, many) = (Thinning(to: 1), Thinning(to: 3))
    try withEvery("keys", in: Self.smallContents(upTo: 5)) { keys in
      for (update, count) in Self.singleOperations(keys.count) {
        for key in [nil, 1, 2] where keys.count < 4 ? few.takesNext() : many.takesNext() {
          try withEvery("update", in: ["\(update), key \(key.map(String.init) ?? "-")"]) { _ in
            try GroupRun([keys]).change(update, counts: [count]) { _ in key }
          }
          cases += 1
        }
      }
    }
    #expect(cases >= 10_000 / Thinning.turns)
  }

  @Test("Some of the batches of two and three operations on small lists")
  func smallBatches() throws {
    let seeds = Thinning.seeds(from: 12, debug: 30, release: 600)
    var generator = SeededGenerator(seed: seeds.lowerBound)
    var cases = 0
    let updates = (0...5).map { smallUpdates(ofRows: $0, upTo: $0 < 4 ? 3 : 2) }
    try withEvery("keys", in: Self.smallContents(upTo: 5)) { keys in
      for _ in seeds {
        let (update, count) =
          updates[keys.count][generator.number(in: 0...updates[keys.count].count - 1)]
        try withEvery("update", in: [update]) { _ in
          try GroupRun([keys]).change(update, counts: [count]) { _ in
            [nil, 1, 2][generator.number(in: 0...2)]
          }
        }
        cases += 1
      }
    }
    #expect(cases >= 10_000 / Thinning.turns)
  }

  @Test("Any batches of sections and rows, one after the other")
  func randomBatches() throws {
    try withEverySeed(Thinning.seeds(debug: 300, release: 6_000)) { generator in
      let keyCount = generator.number(in: 1...3)
      func newKey() -> Int? {
        generator.chance(20) ? nil : generator.number(in: 1...keyCount)
      }
      let run = GroupRun(
        (0..<generator.number(in: 0...3)).map { _ in
          (0..<generator.number(in: 0...8)).map { _ in newKey() }
        })
      let changesSections = generator.chance(50)
      try withEvery("step", in: 0..<8) { _ in
        let (update, counts) = generator.update(
          of: run.naive.counts, changingSections: changesSections)
        try withEvery("update", in: [update]) { _ in
          try run.change(update, counts: counts) { _ in newKey() }
        }
      }
    }
  }

  // MARK: - Worked examples

  /// The batch for a change of days, and the days of all rows above groups after it.
  private func batch(
    _ before: String, _ update: BatchUpdate, _ after: String
  ) -> (batch: String, keys: [Int]) {
    let content = Recorder<[Int?]>()
    content.record(keys(before))
    let rule = LayerRule(groupsBy: { content.values[content.values.count - 1][$0.row] })
    let state = LayerState(rule: rule, rowCounts: [before.count])
    content.record(keys(after))
    let map = UpdateMap(update, before: [before.count], after: [after.count])
    let transition = state.following(map)
    let new = transition.new
    return (
      transition.lift(update, moveLimit: 512).description,
      (0..<new.layout.additionalCount).compactMap { new.key(ofGroup: $0) }
    )
  }

  @Test("A post inserted on top of today is placed below the row of today, which stays")
  func onTop() {
    let top = BatchUpdate().insertingRows([0], inSection: 0)
    #expect(batch("112", top, "1112") == ("+[0, 1]", [1, 2]))
    #expect(batch("112", top, "3112") == ("+[0, 0] +[0, 1]", [3, 1, 2]))
    #expect(batch("112", top, "-112") == ("+[0, 0]", [1, 2]))
    #expect(batch("", top, "1") == ("+[0, 0] +[0, 1]", [1]))
  }

  @Test("A group keeps its row while it has content")
  func lastOfGroup() {
    let first = BatchUpdate().deletingRows([0], inSection: 0)
    #expect(batch("112", first, "12") == ("-[0, 1]", [1, 2]))
    #expect(batch("12", first, "2") == ("-[0, 0] -[0, 1]", [2]))
  }

  @Test("Of two groups that meet the first keeps its row, and so does the first part of one")
  func meetingAndDividing() {
    let middle = BatchUpdate().deletingRows([1], inSection: 0)
    #expect(batch("121", middle, "11") == ("-[0, 2] -[0, 3] -[0, 4]", [1]))
    let between = BatchUpdate().insertingRows([1], inSection: 0)
    #expect(batch("11", between, "121").batch == "+[0, 2] +[0, 3] +[0, 4]")
    #expect(batch("11", between, "1-1").batch == "+[0, 2] +[0, 3]")
  }

  @Test("A row of another key joins the group above by a move of the row below it")
  func reloading() {
    let reload = BatchUpdate().reloadingRows([2], inSection: 0)
    #expect(batch("1122", reload, "1112") == ("[0, 3]>[0, 4] ~[0, 4]", [1, 2]))
    #expect(batch("1122", reload, "1122") == ("~[0, 4]", [1, 2]))
    let again = BatchUpdate().reconfiguringRows([1], inSection: 0)
    #expect(batch("1122", again, "1222") == ("[0, 3]>[0, 2] ^[0, 2]", [1, 2]))
  }

  @Test("A group of all new content of one key keeps its row")
  func replacing() {
    let all = BatchUpdate().deletingRows(0..<2, inSection: 0).insertingRows(0..<3, inSection: 0)
    #expect(batch("112", all, "1112").batch == "-[0, 1] -[0, 2] +[0, 1] +[0, 2] +[0, 3]")
  }

  @Test("A group moves with its content, as a whole")
  func moving() {
    let update = BatchUpdate().movingRow(from: 2, to: 0, inSection: 0)
    #expect(batch("112", update, "211") == ("[0, 3]>[0, 0] [0, 4]>[0, 1]", [2, 1]))
  }
}
