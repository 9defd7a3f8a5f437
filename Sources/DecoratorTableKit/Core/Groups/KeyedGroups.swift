/// The groups of a layer's content, section by section, with their keys.
struct KeyedGroups<Key: Hashable & Sendable>: ContentGroups {
  private let keys: GroupKeys<Key>
  private var sections: [GroupRuns<Key>]
  /// Whether the content is where it was when its keys were asked for, apart from announced
  /// changes.
  private var isContentKnown = true

  /// Asks for all keys.
  init(_ keys: GroupKeys<Key>, rowCounts: [Int]) {
    self.keys = keys
    sections = zip(rowCounts.indices, rowCounts).map { section, count in
      keys.runs(inSection: section, contentCount: count)
    }
  }

  var source: any GroupSource { keys }

  var layouts: [RowLayout] { sections.map(\.layout) }

  /// Returns the key of the group below an additional row of a section; nil if there is no such
  /// row.
  ///
  /// - Complexity: O(log *r*) for *r* runs of rows that are in no group.
  func key(inSection section: Int, ordinal: Int) -> Key? {
    sections.indices.contains(section) ? sections[section].key(ofAdditional: ordinal) : nil
  }

  func forgettingContent() -> any ContentGroups {
    var groups = self
    groups.isContentKnown = false
    return groups
  }

  func following(
    _ content: UpdateMap, from layouts: [RowLayout], asksForAll: Bool
  ) -> GroupsChange {
    var following = GroupsFollowing(self, content, layouts, asksForAll: asksForAll)
    following.follow()
    var groups = self
    groups.sections = following.sections
    groups.isContentKnown = true
    return GroupsChange(
      groups: groups, layouts: following.layouts, sections: following.changes)
  }

  /// The groups of all sections on their way from one content to the next.
  private struct GroupsFollowing {
    private let old: KeyedGroups
    private let oldLayouts: [RowLayout]
    private let content: UpdateMap
    private let asksForAll: Bool
    private(set) var sections: [GroupRuns<Key>]
    private(set) var layouts: [RowLayout]
    private(set) var changes: [GroupsChange.Section] = []

    init(_ old: KeyedGroups, _ content: UpdateMap, _ layouts: [RowLayout], asksForAll: Bool) {
      self.old = old
      self.content = content
      self.asksForAll = asksForAll
      oldLayouts = layouts
      sections = old.sections
      self.layouts = layouts
    }

    mutating func follow() {
      if !content.sections.isUnchanged { rearrange() }
      let asked =
        asksForAll || !old.isContentKnown
        ? old.sections.indices.map { ($0, []) } : content.touchedAndChangedRows
      for (section, changed) in asked {
        guard let target = content.newSection(forOld: section) else { continue }
        // What was said of a section that moves is said again.
        changes.removeAll { $0.before == section }
        guard old.isContentKnown, let rows = content.rows(ofSection: section) else {
          layOutAgain(section, target)
          continue
        }
        let changed =
          asksForAll ? (0..<rows.countAfter).filter { !rows.added.containsInOrder($0) } : changed
        let edit = GroupEdit(old.sections[section], rows, changed: changed) {
          old.keys.key(RowPosition(section: target, row: $0))
        }
        let result = edit.result(from: oldLayouts[section])
        sections[target] = result.runs
        layouts[target] = result.layout
        add(result.rows, before: section, after: target)
      }
    }

    /// Takes sections to their places. All keys of those that come are asked for.
    private mutating func rearrange() {
      let counts = content.rowCountsAfter
      let sources = counts.indices.map { content.oldSection(forNew: $0) }
      for section in old.sections.indices where content.newSection(forOld: section) == nil {
        let count = oldLayouts[section].additionalCount
        changes.append(
          GroupsChange.Section(
            before: section, after: nil,
            rows: RowMap(listing: Array(repeating: nil, count: count), countAfter: 0)))
      }
      sections = zip(counts.indices, sources).map { section, source in
        source.map { old.sections[$0] }
          ?? old.keys.runs(inSection: section, contentCount: counts[section])
      }
      layouts = zip(sources, sections).map { source, section in
        source.map { oldLayouts[$0] } ?? section.layout
      }
      let touched = Set(content.touched.map(\.section))
      for (section, source) in zip(counts.indices, sources) {
        let count = layouts[section].additionalCount
        guard let source else {
          changes.append(
            GroupsChange.Section(
              before: nil, after: section, rows: RowMap(listing: [], countAfter: count)))
          continue
        }
        // The rows of a section that moves pass others, or are passed.
        if isMoved(section), !touched.contains(source) {
          changes.append(
            GroupsChange.Section(
              before: source, after: section, rows: RowMap(unchanged: count).namingAll))
        }
      }
    }

    private func isMoved(_ section: Int) -> Bool {
      content.sections.added.containsInOrder(section)
    }

    /// Asks for all keys of a section (before and after) of which the rows alone are known.
    private mutating func layOutAgain(_ section: Int, _ target: Int) {
      let new = old.keys.runs(
        inSection: target, contentCount: content.rowCountsAfter[target])
      var targets = [Int?](repeating: nil, count: oldLayouts[section].additionalCount)
      var isTaken = [Bool](repeating: false, count: new.additionalCount)
      matchByKey(
        before: targets.indices.map { old.key(inSection: section, ordinal: $0) },
        after: isTaken.indices.map { new.key(ofAdditional: $0) }, &targets, &isTaken)
      sections[target] = new
      layouts[target] = new.layout
      add(
        RowMap(listing: targets, countAfter: new.additionalCount), before: section, after: target)
    }

    private mutating func add(_ rows: RowMap, before: Int, after: Int) {
      let isMoved = isMoved(after)
      guard !rows.isUnchanged || isMoved else { return }
      changes.append(
        GroupsChange.Section(
          before: before, after: after, rows: isMoved ? rows.namingAll : rows))
    }
  }
}
