import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A layer above groups, next to the same written out.
final class GroupRun {
  /// What the keys are asked from: the content after the change.
  private final class Content: @unchecked Sendable {
    var sections: [[NaiveGroups.Row]] = []
    var asked: [RowPosition] = []
  }

  private let content = Content()
  private(set) var naive: NaiveGroups
  private(set) var state: LayerState
  private var nextRow: Int

  init(_ keys: [[Int?]]) {
    var next = 0
    naive = NaiveGroups(
      keys.map { keys in
        keys.map { key in
          next += 1
          return NaiveGroups.Row(identity: next, key: key)
        }
      })
    nextRow = next
    content.sections = naive.sections
    let content = content
    let rule = LayerRule(groupsBy: { row in
      content.asked.append(row)
      return content.sections[row.section][row.row].key
    })
    state = LayerState(rule: rule, rowCounts: naive.counts)
  }

  /// The positions after a batch of the rows whose keys have to be asked for.
  private func askedFor(_ update: BatchUpdate, _ map: UpdateMap) -> Set<RowPosition> {
    var rows = Set(update.insertedRows + update.movedRows.map(\.target))
    for row in update.reloadedRows + update.reconfiguredRows {
      if let after = map.newPosition(forOld: row) { rows.insert(after) }
    }
    for section in map.rowCountsAfter.indices where map.oldSection(forNew: section) == nil {
      for row in 0..<map.rowCountsAfter[section] {
        rows.insert(RowPosition(section: section, row: row))
      }
    }
    return rows
  }

  /// Makes a change and compares everything.
  ///
  /// - Parameter key: The key of a row that is asked for.
  func change(
    _ update: BatchUpdate, counts: [Int], key: (RowPosition) -> Int?
  ) throws {
    let map = UpdateMap(update, before: naive.counts, after: counts)
    let rowsToAsk = askedFor(update, map)
    let identities = naiveContent(
      after: update, from: naive.sections.map { $0.map(\.identity) }, counts: counts
    ) { _ in
      nextRow += 1
      return nextRow
    }
    let known = Dictionary(
      uniqueKeysWithValues: naive.sections.joined().map { ($0.identity, $0.key) })
    let sections = identities.enumerated().map { section, rows in
      rows.enumerated().map { row, identity in
        let position = RowPosition(section: section, row: row)
        return NaiveGroups.Row(
          identity: identity,
          key: rowsToAsk.contains(position) ? key(position) : known[identity] ?? nil)
      }
    }
    let after = naive.changed(to: sections, by: update)
    content.sections = sections
    content.asked = []
    let transition = state.following(map)
    try withEvery("content", in: ["\(naive) to \(after)"]) { _ in
      try expectEqual(content.asked.sorted(), rowsToAsk.sorted(), "the rows asked for")
      try expectRows(after, transition)
      try expectBatch(after, transition, update)
    }
    naive = after
    state = transition.new
  }

  /// The rows are where those of content that was just loaded are, and they are their keys.
  private func expectRows(_ after: NaiveGroups, _ transition: LayerTransition) throws {
    let new = transition.new
    let fresh = LayerState(rule: state.rule, rowCounts: after.counts)
    try expectEqual(
      new.layout.rows.map(\.anchors), fresh.layout.rows.map(\.anchors), "the places")
    try expectEqual(
      (0..<new.layout.additionalCount).map { new.key(ofGroup: $0, as: Int.self) },
      after.headers.joined().map(\.key), "the keys")
    try expectEqual(new.key(ofGroup: after.identities.count, as: Int.self), nil, "no key")
    let targets = naive.identities.map { after.identities.firstIndex(of: $0) }
    try expectEqual(
      naive.identities.indices.map(transition.newOrdinal(forOld:)), targets, "who is who")
  }

  /// The batch leads from the old to the new rows, with the fewest operations.
  private func expectBatch(
    _ after: NaiveGroups, _ transition: LayerTransition, _ update: BatchUpdate
  ) throws {
    let comparison = AdditionalComparison(
      old: AdditionalLists(rowsOf: state.layout),
      new: AdditionalLists(rowsOf: transition.new.layout), content: .rows(transition.content))
    let targets = naive.identities.map { after.identities.firstIndex(of: $0) }
    try expectEqual(
      comparison.withoutReplacedLists(comparison.change(matching: transition.rows)),
      comparison.withoutReplacedLists(comparison.naiveChange(listed: targets)),
      "the operations of rows")
    let outer = transition.lift(update, moveLimit: 512)
    let found = try NaiveUpdate(update: outer).rows(
      from: naive.outer, takingNewFrom: after.outer)
    try expectEqual(found, after.outer, "what \(outer) makes of \(naive.outer)")
  }
}
