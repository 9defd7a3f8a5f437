import DecoratorTableKit

/// A layer's rows in one section, or its added sections among the content ones, by identity: the
/// rules of the policies read a second time, with nothing but lists.
struct NaivePolicyList {
  struct Row: Hashable {
    /// Its identity: its model, or a number of its own.
    var identity: Int
    /// *Follow the content*: the content row it is before.
    var anchor: Int
    /// *Keep the row*: the outer row it wants.
    var wanted: Int
    var isEndRow = false
  }

  /// The models to fill slots with.
  struct Supply {
    /// Models without a row, in the order of the list; nil where each slot gets a row of its own.
    var waiting: [Int]?
    /// All models, in the order of the list.
    var models: [Int] = []
    var nextIdentity = 1_000_000

    mutating func next() -> Int? {
      if waiting != nil { return waiting?.isEmpty == false ? waiting?.removeFirst() : nil }
      nextIdentity += 1
      return nextIdentity
    }

    /// Removes a model from its row; it waits at its place in the list.
    mutating func giveBack(_ model: Int) {
      waiting = waiting.map { waiting in
        models.filter { $0 == model || waiting.contains($0) }
      }
    }
  }

  let policy: ContentPolicy
  var content: [Int]
  /// What the rule has seen of the content.
  private var section: NaiveSection
  var rows: [Row] = []
  var mostContent = 0
  /// *Follow the content*: the rows that were just removed since they would be at the place of
  /// another, from the top, and that one.
  private(set) var joined: [(identity: Int, other: Int)] = []

  /// Laid out by the rule; nil if the rule has no end.
  init?(
    _ policy: ContentPolicy, content: [Int], in section: NaiveSection, placement: NaivePlacement,
    supply: inout Supply
  ) {
    self.policy = policy
    self.content = content
    self.section = section
    mostContent = content.count
    let count = content.count
    guard let anchors = placement.anchors(in: section, limit: supply.waiting?.count) else {
      return nil
    }
    for anchor in anchors {
      guard let identity = supply.next() else { break }
      rows.append(Row(identity: identity, anchor: anchor, wanted: anchor + rows.count))
    }
    if let last = rows.last, last.anchor == count, placement.hasEnd(in: section) {
      rows[rows.count - 1].isEndRow = true
    }
  }

  /// What is on screen: content, and identities of additional rows.
  enum Outer: Hashable {
    case content(Int)
    case additional(Int)
  }

  var outer: [Outer] {
    var outer: [Outer] = []
    var content = self.content[...]
    if policy == .keepRow {
      while true {
        if let row = rows.first(where: { $0.wanted == outer.count }) {
          outer.append(.additional(row.identity))
        } else if let next = content.popFirst() {
          outer.append(.content(next))
        } else {
          return outer
        }
      }
    }
    for index in 0...self.content.count {
      outer += rows.filter { $0.anchor == index }.map { .additional($0.identity) }
      if index < self.content.count { outer.append(.content(self.content[index])) }
    }
    return outer
  }

  /// The identities on screen, from the top.
  var shown: [Int] {
    if policy == .followContent { return rows.map(\.identity) }
    return outer.compactMap { if case .additional(let identity) = $0 { identity } else { nil } }
  }

  /// The anchors on screen.
  var anchors: [Int] {
    if policy == .followContent { return rows.map(\.anchor) }
    var above = 0
    var anchors: [Int] = []
    for row in outer {
      if case .content = row { above += 1 } else { anchors.append(above) }
    }
    return anchors
  }

  /// Whether nothing of the content is in the new one, so that the rule begins again.
  func beginsAgain(with newContent: [Int]) -> Bool {
    policy == .followContent && !content.contains(where: newContent.contains)
  }

  /// The rows after the content has changed.
  mutating func follow(
    _ newContent: [Int], in section: NaiveSection, placement: NaivePlacement,
    supply: inout Supply
  ) {
    let count = newContent.count
    guard let slots = placement.slots(in: section) else { return }
    let limit = placement.limit(in: section)
    switch policy {
    case .followRule:
      break
    case .keepRow:
      let free = slots.map(\.anchor).filter { $0 > mostContent }
      for slot in free where rows.count < limit {
        guard let identity = supply.next() else { break }
        rows.append(Row(identity: identity, anchor: slot, wanted: slot + rows.count))
      }
      mostContent = max(mostContent, count)
    case .followContent:
      let before = Dictionary(uniqueKeysWithValues: rows.map { ($0.identity, $0.anchor) })
      goWithHeirs(to: newContent)
      let distances = placement.distances(in: section)
      keepDistance(distances, anchorsBefore: before, in: section, supply: &supply)
      for slot in slots.filter({ $0.isRepeating }).map(\.anchor) where rows.count < limit {
        func isPeriod(_ rows: Range<Int>) -> Bool {
          distances.isPeriod(
            rows.count,
            contentRows: section.distance(rows.lowerBound, rows.upperBound, .content))
        }
        guard let run = newRunAbove(slot, in: newContent), isPeriod(run),
          rows.allSatisfy({
            isPeriod(min($0.anchor, slot)..<max($0.anchor, slot))
              && distances.areSpaced($0.anchor, slot, in: section)
          })
        else { continue }
        guard let identity = supply.next() else { break }
        rows.append(Row(identity: identity, anchor: slot, wanted: 0))
      }
      let end = endOfSurvivors(in: newContent)
      let hasEndRow = rows.contains(where: \.isEndRow)
      var free = slots.map(\.anchor).filter { $0 > end }
      let claimsEnd = placement.hasEnd(in: section)
      if hasEndRow, claimsEnd, free.last == count { free.removeLast() }
      let old = rows
      for slot in free where rows.count < limit {
        guard old.allSatisfy({ distances.areSpaced($0.anchor, slot, in: section) }) else {
          continue
        }
        guard let identity = supply.next() else { break }
        rows.append(
          Row(
            identity: identity, anchor: slot, wanted: 0,
            isEndRow: !hasEndRow && claimsEnd && slot == count))
      }
      // A slot that means the end is the last of those at the end.
      let last = rows.lastIndex { $0.isEndRow && !hasEndRow }
      for index in rows.indices where !hasEndRow { rows[index].isEndRow = index == last }
      sortRows()
    }
    content = newContent
    self.section = section
  }

  /// The place below all rows of the content that are in the new one.
  private func endOfSurvivors(in newContent: [Int]) -> Int {
    1 + (newContent.lastIndex(where: content.contains) ?? -1)
  }

  /// *Follow the content*: each row moves to the first content row from its own on that is left.
  private mutating func goWithHeirs(to newContent: [Int]) {
    let end = endOfSurvivors(in: newContent)
    for index in rows.indices {
      let heir = content[rows[index].anchor...].first(where: newContent.contains)
      let target = heir.flatMap { newContent.firstIndex(of: $0) }
      rows[index].anchor = target ?? (rows[index].isEndRow ? newContent.count : end)
    }
    sortRows()
  }

  /// Removes each row that is nearer than it may be to the one above that stays.
  ///
  /// - Parameter section: The section after.
  private mutating func keepDistance(
    _ distances: NaivePlacement.Distances, anchorsBefore: [Int: Int], in section: NaiveSection,
    supply: inout Supply
  ) {
    var kept: [Row] = []
    joined = []
    for row in rows {
      guard let above = kept.last, let lower = anchorsBefore[row.identity],
        let upper = anchorsBefore[above.identity],
        Placement.Counting.allCases.contains(where: { counting in
          let distance = section.distance(above.anchor, row.anchor, counting)
          return distance < distances.afterLoss(counting)
            && distance < self.section.distance(upper, lower, counting)
        })
      else {
        kept.append(row)
        continue
      }
      supply.giveBack(row.identity)
      if row.anchor == above.anchor { joined.append((row.identity, above.identity)) }
      // The end has the place of the one above now.
      if row.isEndRow, above.anchor == section.rowCount {
        kept[kept.count - 1].isEndRow = true
      }
    }
    rows = kept
  }

  /// The new rows of the run that a slot is in, or directly below: it ends with a row that was
  /// there.
  private func newRunAbove(_ slot: Int, in newContent: [Int]) -> Range<Int>? {
    func isNew(_ row: Int) -> Bool { !content.contains(newContent[row]) }
    var end = slot
    while end < newContent.count, isNew(end) { end += 1 }
    guard end < newContent.count else { return nil }
    var first = end
    while first > 0, isNew(first - 1) { first -= 1 }
    return first..<end
  }

  private mutating func sortRows() {
    rows = rows.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (a.anchor, a.isEndRow ? 1 : 0, first.offset)
        < (b.anchor, b.isEndRow ? 1 : 0, second.offset)
    }.map(\.element)
  }

  /// Lays the rows out by the rule once more, for content of which nothing was there.
  mutating func beginAgain(
    _ newContent: [Int], in section: NaiveSection, placement: NaivePlacement,
    supply: inout Supply
  ) {
    let before = self
    guard
      let again = NaivePolicyList(
        policy, content: newContent, in: section, placement: placement, supply: &supply)
    else { return }
    self = again
    guard supply.waiting == nil else { return }
    // The place after the last content row is one place.
    let old = before.rows.filter { $0.anchor == before.content.count }
    let new = rows.indices.filter { rows[$0].anchor == newContent.count }
    for (index, row) in zip(new.reversed(), old.reversed()) {
      rows[index].identity = row.identity
    }
  }

  /// Fills slots below the last row, after models were added.
  mutating func fill(
    in section: NaiveSection, placement: NaivePlacement, supply: inout Supply
  ) {
    guard supply.waiting?.isEmpty == false, shown.count == rows.count else { return }
    mostContent = content.count
    let count = content.count
    guard let slots = placement.anchors(in: section) else { return }
    let last = anchors.last ?? -1
    let limit = placement.limit(in: section)
    let claimsEnd = placement.hasEnd(in: section)
    let free = slots.filter { $0 > last }
    var added = -1
    for (index, slot) in free.enumerated() where rows.count < limit {
      guard let identity = supply.next() else { break }
      rows.append(Row(identity: identity, anchor: slot, wanted: slot + rows.count))
      added = index
    }
    if claimsEnd, added >= 0, free[added] == count {
      rows[rows.count - 1].isEndRow = true
    }
  }

  /// Assigns rows on screen to models that wait, as long as there are some.
  mutating func replace(from supply: inout Supply, where isRemoved: (Int) -> Bool) {
    let shown = shown
    for index in rows.indices where isRemoved(rows[index].identity) {
      guard shown.contains(rows[index].identity), let next = supply.next() else { continue }
      rows[index].identity = next
    }
  }

  /// Removes rows, and closes their gaps.
  mutating func remove(where isRemoved: (Int) -> Bool) {
    while let index = rows.firstIndex(where: { isRemoved($0.identity) }) {
      rows.remove(at: index)
      for below in rows.indices where below >= index { rows[below].wanted -= 1 }
    }
  }
}
