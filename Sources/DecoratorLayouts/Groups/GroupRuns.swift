/// The groups of one section: the runs of neighbouring content rows with one key.
///
/// There is a row above each run, except above those of rows without a key. Keys are numbers here:
/// see ``KeyedGroups``.
struct GroupRuns: Sendable {
  /// The key of each content row, all of which are known; ``noKey`` for rows that are in no group.
  let keys: RowAnswers<Int>
  /// The number of no key.
  static let noKey = -1
  /// The indices of the runs that have a key, ascending. Each has a row above it.
  private let groups: [Int]
  /// The rows above groups among the content.
  let layout: RowLayout

  /// Creates the groups of keys that are all known.
  init(_ keys: RowAnswers<Int>) {
    self.keys = keys
    groups = keys.runs.indices.filter { keys.runs[$0].answer != Self.noKey }
    layout = RowLayout(
      contentCount: keys.count, anchors: groups.lazy.map { keys.runs[$0].firstRow })
    _checkInvariants()
  }

  /// The number of rows above groups.
  var additionalCount: Int { groups.count }

  /// Returns the key of the group below an additional row; nil if there is no such row.
  func key(ofAdditional ordinal: Int) -> Int? {
    groups.indices.contains(ordinal) ? key(ofRun: groups[ordinal]) : nil
  }

  #if DECORATOR_INTERNAL_CHECKS
  /// Stops the program unless all keys are known, and no two neighbouring runs have the same.
  func _checkInvariants() {
    let runs = keys.runs
    checkInvariant(runs.allSatisfy { $0.answer != nil }, "\(runs) has rows of unknown keys")
    checkInvariant(
      zip(runs, runs.dropFirst()).allSatisfy { $0.answer != $1.answer },
      "\(runs) are not the fewest runs")
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}

extension GroupRuns {
  /// Returns the outcome of the rows above groups when the content changes.
  ///
  /// A new group is matched with the first old one that had some of its content, and an old one
  /// with its first part. Unmoved content is matched before content that moves. A group of inserted
  /// content is matched with one of the same key whose content was removed. Unmoved rows need not
  /// be named: the number of unmoved content rows above them determines their places.
  ///
  /// - Parameters:
  ///   - new: The groups after the change.
  ///   - content: The change of the content of the section.
  /// - Complexity: O((*m* + *r*) log *m*) for *m* changes and *r* runs.
  func rows(to new: GroupRuns, after content: RowMap) -> RowMap {
    var matching = GroupMatching(from: self, to: new)
    matching.match(content)
    matching.matchByKey()
    var rows = RowMap(countBefore: additionalCount, countAfter: new.additionalCount)
    var isUnmoved = [Bool](repeating: false, count: new.additionalCount)
    var last = -1
    for (ordinal, source) in groups.enumerated() {
      guard let run = matching.targets[source] else {
        rows.removed.append(ordinal)
        continue
      }
      let target = new.groups.firstIndex(atLeast: run)
      let above = content.keptCount(aboveOldAnchor: keys.runs[source].firstRow)
      if target > last, above == content.keptCount(aboveNewAnchor: new.keys.runs[run].firstRow) {
        isUnmoved[target] = true
        last = target
      } else {
        rows.removed.append(ordinal)
        rows.moves.append(RowMap.Move(from: ordinal, to: target))
      }
    }
    rows.added = isUnmoved.indices.filter { !isUnmoved[$0] }
    return rows
  }

  /// Returns the outcome of the rows above groups of unknown content: rows are matched by key.
  func rowsMatchedByKey(to new: GroupRuns) -> RowMap {
    var matching = GroupMatching(from: self, to: new)
    matching.matchByKey()
    let targets = groups.map { matching.targets[$0].map(new.groups.firstIndex(atLeast:)) }
    return RowMap(listing: targets, countAfter: new.additionalCount)
  }

  /// Returns the key of a run; nil if its rows are in no group.
  fileprivate func key(ofRun index: Int) -> Int? {
    keys.runs[index].answer.flatMap { $0 == Self.noKey ? nil : $0 }
  }
}

/// Matches the runs of a section before and after a change. Matched runs have equal keys.
private struct GroupMatching {
  private let old: GroupRuns
  private let new: GroupRuns
  /// The run after of each run before; nil if it is not matched.
  private(set) var targets: [Int?]
  /// Whether a run after is matched.
  private var isUsed: [Bool]

  init(from old: GroupRuns, to new: GroupRuns) {
    self.old = old
    self.new = new
    targets = Array(repeating: nil, count: old.keys.runs.count)
    isUsed = Array(repeating: false, count: new.keys.runs.count)
  }

  private mutating func match(_ source: Int, _ target: Int) {
    guard let key = old.key(ofRun: source), new.key(ofRun: target) == key,
      targets[source] == nil, !isUsed[target]
    else { return }
    targets[source] = target
    isUsed[target] = true
  }

  /// Matches runs that have content in common.
  mutating func match(_ content: RowMap) {
    var (source, target) = (0, 0)
    for stretch in content.stretches {
      let shift = stretch.target - stretch.source
      var row = stretch.source
      while row < stretch.sources.upperBound {
        while old.keys.end(ofRun: source) <= row { source += 1 }
        while new.keys.end(ofRun: target) <= row + shift { target += 1 }
        match(source, target)
        row = min(
          old.keys.end(ofRun: source), new.keys.end(ofRun: target) - shift,
          stretch.sources.upperBound)
      }
    }
    let back = content.inverse
    for row in content.added {
      guard let source = back.newRow(forOld: row) else { continue }
      match(old.keys.index(ofRow: source), new.keys.index(ofRow: row))
    }
  }

  /// Matches runs that have only their keys in common, in their order.
  mutating func matchByKey() {
    // In descending order, so that the first is taken from the end.
    var free: [Int: [Int]] = [:]
    for index in targets.indices.reversed() where targets[index] == nil {
      if let key = old.key(ofRun: index) { free[key, default: []].append(index) }
    }
    guard !free.isEmpty else { return }
    for index in isUsed.indices where !isUsed[index] {
      guard let key = new.key(ofRun: index), let source = free[key]?.popLast() else { continue }
      match(source, index)
    }
  }
}
