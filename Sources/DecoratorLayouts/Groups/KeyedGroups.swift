/// The rule by which content falls into groups: the key of each content row.
final class GroupKeys<Key: Hashable & Sendable>: GroupSource {
  /// Returns the key of a content row; nil for a row that is in no group.
  let key: @Sendable (RowPosition) -> Key?
  /// Whether the rule is called for rows of the source (data), and not for all rows inside the
  /// layer (inner).
  let isAboutContent: Bool

  init(isAboutContent: Bool, _ key: @escaping @Sendable (RowPosition) -> Key?) {
    self.isAboutContent = isAboutContent
    self.key = key
  }

  func groups(of rowCounts: [Int], contentPositions: ContentPositions?) -> any ContentGroups {
    for count in rowCounts { RowLayout.check(contentCount: count) }
    return KeyedGroups(self, rowCounts: rowCounts, contentPositions: contentPositions)
  }
}

/// The groups of a layer's content, section by section, with their keys.
///
/// Each key gets a number when it first occurs. All other work is done with numbers, since
/// unspecialized generic code is many times slower. Once most numbers are of unused keys, the
/// others are renumbered.
struct KeyedGroups<Key: Hashable & Sendable>: ContentGroups {
  private let keys: GroupKeys<Key>
  private var sections: [GroupRuns] = []
  /// The keys by their numbers.
  private(set) var keysByNumber: [Key] = []
  private var numbers: [Key: Int] = [:]
  /// Whether the content is where it was when its keys were evaluated, apart from announced
  /// changes.
  private var isContentKnown = true

  /// Evaluates all keys.
  init(_ keys: GroupKeys<Key>, rowCounts: [Int], contentPositions: ContentPositions?) {
    self.keys = keys
    for (section, count) in rowCounts.enumerated() {
      sections.append(runs(RowAnswers(unknown: count), inSection: section, contentPositions))
    }
  }

  /// Returns the groups of a section, and evaluates unknown keys.
  private mutating func runs(
    _ known: RowAnswers<Int>, inSection section: Int, _ contentPositions: ContentPositions?
  ) -> GroupRuns {
    GroupRuns(
      known.completed { row in
        let position =
          contentPositions?.sourcePosition(ofContent: row, inSection: section)
          ?? RowPosition(section: section, row: row)
        return keys.key(position).map { number(of: $0) } ?? GroupRuns.noKey
      })
  }

  /// Returns the number of a key, which is new for a new key.
  private mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = keysByNumber.count
    keysByNumber.append(key)
    return keysByNumber.count - 1
  }

  /// Renumbers the keys if more than half of them are unused.
  private mutating func forgetUnusedKeys() {
    let runCount = sections.reduce(0) { $0 + $1.keys.runs.count }
    guard keysByNumber.count > 2 * runCount + 16 else { return }
    let known = keysByNumber
    (keysByNumber, numbers) = ([], [:])
    sections = sections.map { runs in
      GroupRuns(
        runs.keys.mapAnswers { $0 == GroupRuns.noKey ? $0 : number(of: known[$0]) })
    }
  }

  var source: any GroupSource { keys }

  var layouts: [RowLayout] { sections.map(\.layout) }

  /// Returns the key of the group below an additional row of a section; nil if there is no such
  /// row.
  func key(inSection section: Int, ordinal: Int) -> Key? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].key(ofAdditional: ordinal).map { keysByNumber[$0] }
  }

  func forgettingContent() -> any ContentGroups {
    var groups = self
    groups.isContentKnown = false
    return groups
  }

  func following(
    _ content: UpdateMap, contentPositions: ContentPositions?, asksForAll: Bool
  ) -> (groups: any ContentGroups, sections: [ListChange]) {
    let asksForAll = asksForAll || !isContentKnown
    let changed = Dictionary(uniqueKeysWithValues: content.touchedAndChangedRows)
    var groups = self
    var after: [GroupRuns] = []
    var changes: [ListChange] = []
    for section in sections.indices where content.newSection(forOld: section) == nil {
      let rows = RowMap(replacing: sections[section].additionalCount, by: 0)
      changes.append(ListChange(before: section, rows: rows))
    }
    for (section, count) in content.rowCountsAfter.enumerated() {
      guard let source = content.oldSection(forNew: section) else {
        let runs = groups.runs(RowAnswers(unknown: count), inSection: section, contentPositions)
        after.append(runs)
        let rows = RowMap(replacing: 0, by: runs.additionalCount)
        changes.append(ListChange(after: section, rows: rows))
        continue
      }
      var rows = RowMap(unchanged: sections[source].additionalCount)
      let isUntouched = changed[source] == nil
      // The content rows are unknown if the layers inside have changed without an announcement.
      let isKnown = isContentKnown && (!isUntouched || sections[source].keys.count == count)
      if asksForAll || !isUntouched || !isKnown {
        let runs: GroupRuns
        if isKnown, let content = content.rows(ofSection: source) {
          let known =
            asksForAll
            ? RowAnswers(unknown: count)
            : sections[source].keys.following(content, forgetting: changed[source] ?? [])
          runs = groups.runs(known, inSection: section, contentPositions)
          rows = sections[source].rows(to: runs, after: content)
        } else {
          runs = groups.runs(RowAnswers(unknown: count), inSection: section, contentPositions)
          rows = sections[source].rowsMatchedByKey(to: runs)
        }
        after.append(runs)
      } else {
        after.append(sections[source])
      }
      // The rows of a moved section pass others, or are passed.
      let isMoved = content.sections.added.containsInOrder(section)
      if isMoved || !rows.isUnchanged {
        changes.append(ListChange(before: source, after: section, rows: rows, isPassed: isMoved))
      }
    }
    groups.sections = after
    groups.isContentKnown = true
    groups.forgetUnusedKeys()
    return (groups, changes)
  }
}
