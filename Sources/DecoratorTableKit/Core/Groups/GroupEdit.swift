/// A change of the content of one section on its way through the groups.
///
/// Only the runs that the change touches are looked at, and one on each side, which may become one
/// with them. All others go down or up with their content.
struct GroupEdit<Key: Hashable & Sendable> {
  /// The groups before.
  private let old: GroupRuns<Key>
  /// The change of the content.
  private let content: RowMap
  /// Rows that stay and may have another key (after), ascending.
  private let changed: [Int]
  /// The runs that may be others (before).
  private let window: Range<Int>

  /// The runs in the place of those, so far.
  private var runs: [GroupRuns<Key>.Run] = []
  /// The claims of content that stays where it is: who may be who.
  private var claims: [Claim] = []
  /// The claims of content that moves, which count less.
  private var claimsOfMoved: [Claim] = []

  /// A content row that was in one run and is in another one now, of the same key.
  private struct Claim: Equatable {
    /// The run before, counted from the first of the window.
    var source: Int
    /// The run after, counted likewise.
    var target: Int
  }

  /// Reads a change.
  ///
  /// - Parameters:
  ///   - old: The groups before.
  ///   - content: The change of the content of the section.
  ///   - changed: Rows that stay and may have another key (after), ascending.
  ///   - key: Returns the key of a row (after).
  init(_ old: GroupRuns<Key>, _ content: RowMap, changed: [Int], key: (Int) -> Key?) {
    self.old = old
    self.content = content
    self.changed = changed
    window = Self.window(old, content, changed: changed)
    read(key)
  }

  // MARK: - Reading

  /// Returns the runs (before) that a change may touch.
  private static func window(
    _ old: GroupRuns<Key>, _ content: RowMap, changed: [Int]
  ) -> Range<Int> {
    guard !old.runs.isEmpty else { return 0..<0 }
    var first = old.contentCount - 1
    var last = 0
    func touch(_ row: Int) {
      first = min(first, max(row, 0))
      last = max(last, min(row, old.contentCount - 1))
    }
    for row in [content.removed.first, content.removed.last] {
      if let row { touch(row) }
    }
    for row in [content.added.first, content.added.last] {
      guard let row else { continue }
      let above = content.keptCount(aboveNewAnchor: row)
      touch(above > 0 ? content.removed.position(ofFree: above - 1) : 0)
      touch(content.removed.position(ofFree: above))
    }
    for row in [changed.first, changed.last] {
      if let row, let source = content.oldUnmovedRow(forNew: row) { touch(source) }
    }
    guard first <= last else { return 0..<0 }
    // A run that goes lets its neighbours meet.
    return max(old.index(ofRow: first) - 1, 0)..<min(old.index(ofRow: last) + 2, old.runs.count)
  }

  /// Reads the content of the window from the top, by stretches whose key is known at once.
  private mutating func read(_ key: (Int) -> Key?) {
    let lastBefore = window.isEmpty ? 0 : old.end(ofRun: window.upperBound - 1)
    var row = window.isEmpty ? 0 : old.runs[window.lowerBound].firstRow  // before
    var rowAfter = row
    let end = content.countAfter - (content.countBefore - lastBefore)
    var run = window.lowerBound
    var removed = content.removed[...]
    var added = content.added[...]
    var changed = self.changed[...]
    let sources = content.inverse
    while rowAfter < end {
      if added.first == rowAfter {
        added.removeFirst()
        let key = key(rowAfter)
        append(key, at: rowAfter)
        if let source = sources.newRow(forOld: rowAfter) { claimMoved(old.index(ofRow: source)) }
        rowAfter += 1
        continue
      }
      while removed.first == row {
        removed.removeFirst()
        row += 1
      }
      while old.end(ofRun: run) <= row { run += 1 }
      if changed.first == rowAfter {
        while changed.first == rowAfter { changed.removeFirst() }
        append(key(rowAfter), at: rowAfter)
        claim(run)
        row += 1
        rowAfter += 1
        continue
      }
      var count = min(old.end(ofRun: run), removed.first ?? .max) - row
      count = min(count, end - rowAfter)
      if let next = added.first { count = min(count, next - rowAfter) }
      if let next = changed.first { count = min(count, next - rowAfter) }
      append(old.runs[run].key, at: rowAfter)
      claim(run)
      row += count
      rowAfter += count
    }
  }

  /// Begins a new run unless the last one has the key.
  private mutating func append(_ key: Key?, at row: Int) {
    if let last = runs.last, last.key == key { return }
    runs.append(GroupRuns<Key>.Run(firstRow: row, key: key))
  }

  private func newClaim(of run: Int) -> Claim? {
    let target = runs.count - 1
    guard let key = runs[target].key, window.contains(run), old.runs[run].key == key else {
      return nil
    }
    return Claim(source: run - window.lowerBound, target: target)
  }

  /// Notes that content of a run (before) is in the last run now.
  private mutating func claim(_ run: Int) {
    if let claim = newClaim(of: run), claims.last != claim { claims.append(claim) }
  }

  private mutating func claimMoved(_ run: Int) {
    if let claim = newClaim(of: run) { claimsOfMoved.append(claim) }
  }

  // MARK: - Who is who

  /// Returns the new run of each old one in the window, counted from its first; nil for one that
  /// goes.
  ///
  /// A run is one that had some of its content: the first such one, and it is the first part of
  /// that. Content that stays counts before content that moves. A run of new content is one of the
  /// same key whose content has gone.
  private func targets() -> [Int?] {
    var targets = [Int?](repeating: nil, count: window.count)
    var isTaken = [Bool](repeating: false, count: runs.count)
    for claim in claims + claimsOfMoved
    where targets[claim.source] == nil && !isTaken[claim.target] {
      targets[claim.source] = claim.target
      isTaken[claim.target] = true
    }
    matchByKey(before: old.runs[window].map(\.key), after: runs.map(\.key), &targets, &isTaken)
    return targets
  }

  /// The groups after the change, and what becomes of the rows above them.
  ///
  /// - Parameter layout: The rows above the groups before the change.
  func result(from layout: RowLayout) -> (runs: GroupRuns<Key>, layout: RowLayout, rows: RowMap) {
    var new = old
    new.replace(window, with: runs, contentCount: content.countAfter)
    var rows = RowMap(countBefore: old.additionalCount, countAfter: new.additionalCount)
    var edit = RowLayoutEdit(rows: content)
    // Rows that stand need not be named. Their number above them says in which gap they are.
    var stands = [Bool](repeating: false, count: runs.count)
    var keepsHeir = stands
    var lastTarget = -1
    for (source, target) in zip(window, targets()) where old.runs[source].key != nil {
      let ordinal = old.additionalCount(ofFirst: source)
      guard let target else {
        rows.removed.append(ordinal)
        edit.removedAdditional.append(ordinal)
        continue
      }
      let above = content.keptCount(aboveOldAnchor: old.runs[source].firstRow)
      let anchor = runs[target].firstRow
      stands[target] = target > lastTarget && above == content.keptCount(aboveNewAnchor: anchor)
      if stands[target] {
        lastTarget = target
        keepsHeir[target] = content.added.position(ofFree: above) == anchor
      } else {
        rows.removed.append(ordinal)
        rows.moves.append(
          RowMap.Move(
            from: ordinal, to: new.additionalCount(ofFirst: window.lowerBound + target)))
      }
      if !keepsHeir[target] { edit.removedAdditional.append(ordinal) }
    }
    for target in runs.indices where runs[target].key != nil {
      let ordinal = new.additionalCount(ofFirst: window.lowerBound + target)
      if !stands[target] { rows.added.append(ordinal) }
      if !keepsHeir[target] { edit.insertedAnchors.append((ordinal, runs[target].firstRow)) }
    }
    return (new, layout.applying(edit, tailAnchor: content.countAfter), rows)
  }
}
