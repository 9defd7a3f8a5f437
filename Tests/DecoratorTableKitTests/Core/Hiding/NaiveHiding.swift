@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A layer that hides rows, written out: each content row with its name and whether it may be seen.
struct NaiveHiding {
  struct Row: Hashable {
    var name: Int
    var isAdmitted = true
  }

  struct Section: Hashable {
    var rows: [Row]
    /// The most rows that are shown.
    var limit: Int?
  }

  var sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
  }

  /// The names of all rows.
  var content: [[Int]] { sections.map { $0.rows.map(\.name) } }

  /// The names of the rows that are shown.
  var outer: [[Int]] {
    sections.map { section in
      Array(section.rows.filter(\.isAdmitted).map(\.name).prefix(section.limit ?? .max))
    }
  }

  /// The positions of the rows that are hidden.
  var hidden: Set<RowPosition> {
    var hidden: Set<RowPosition> = []
    for (section, rows) in content.enumerated() {
      for (row, name) in rows.enumerated() where !outer[section].contains(name) {
        hidden.insert(RowPosition(section: section, row: row))
      }
    }
    return hidden
  }

  /// The same as a value of the library, for rows that no rule is asked about.
  func state(rule: HidingRule) -> LayerState {
    let shown = ShownContent(
      layouts: sections.map { section in
        RowLayout(
          contentCount: section.rows.count,
          hidden: section.rows.indices.filter { !section.rows[$0].isAdmitted },
          showingAtMost: section.limit ?? .max)
      }, limits: sections.map(\.limit), rule: rule)
    return LayerState(.hiding(shown))
  }

  /// The layer after a batch of its content. What is inserted, reloaded or reconfigured is hidden
  /// if its name is odd.
  func after(_ update: BatchUpdate, counts: [Int], firstNew: Int) -> NaiveHiding {
    var next = firstNew
    let old = Dictionary(
      sections.flatMap(\.rows).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let renewed = Set(
      (update.reloadedRows + update.reconfiguredRows).map { content[$0.section][$0.row] })
    let map = UpdateMap(update, before: content.map(\.count), after: counts)
    let gone = content.indices.filter { map.newSection(forOld: $0) == nil }.flatMap { content[$0] }
    let names = naiveContent(after: update, from: content, counts: counts) { _ in
      defer { next += 1 }
      return next
    }
    return NaiveHiding(
      names.enumerated().map { section, names in
        let source = update.place(before: section, of: content.count)
        return Section(
          rows: names.map { name in
            guard var row = old[name], !gone.contains(name) else {
              return Row(name: name, isAdmitted: name % 2 == 0)
            }
            // A row that is shown anew has another name, and keeps its parity.
            if renewed.contains(name) {
              row.name += 1000
              row.isAdmitted = name % 2 == 0
            }
            return row
          }, limit: source.flatMap { sections[$0].limit })
      })
  }
}

extension BatchUpdate {
  /// The section before that is at a place after; one that is reloaded stays.
  fileprivate func place(before section: Int, of count: Int) -> Int? {
    if insertedSections.contains(section) { return nil }
    if let move = movedSections.first(where: { $0.target == section }) { return move.source }
    let gone = deletedSections + movedSections.map(\.source)
    let taken = insertedSections + movedSections.map(\.target)
    let index = section - taken.filter { $0 < section }.count
    return (0..<count).filter { !gone.contains($0) }[index]
  }
}
