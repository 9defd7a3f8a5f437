@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Content by identity: sections and rows are numbers of their own.
struct ContentWorld: Hashable {
  struct Section: Hashable {
    var identity: Int
    /// Another one after the section was reloaded.
    var generation = 0
    var rows: [Int]
    /// Whether a layer inside has added the section.
    var isAdded = false
  }

  var sections: [Section]
  /// The rows that are no content, but those of layers inside.
  var foreign: Set<Int> = []
  private var nextIdentity = 0

  init(_ sections: [Section]) {
    self.sections = sections
  }

  init(rowCounts: [Int]) {
    sections = []
    for count in rowCounts { sections.append(newSection(of: count)) }
  }

  var rowCounts: [Int] { sections.map(\.rows.count) }

  private mutating func newIdentity() -> Int {
    nextIdentity += 1
    return nextIdentity
  }

  mutating func newSection(of count: Int) -> Section {
    var section = Section(identity: newIdentity(), rows: [])
    for _ in 0..<count { section.rows.append(newIdentity()) }
    return section
  }

  /// What is to happen to a section's rows.
  struct RowChanges {
    var deleted: [Int] = []
    /// Old index and new index, in the same section.
    var moved: [(Int, Int)] = []
    var inserted: [Int] = []
  }

  /// The world after changes in its only section, and the batch; nil if the places do not fit
  /// together.
  func changing(_ changes: RowChanges) -> (world: ContentWorld, update: BatchUpdate)? {
    var new = self
    let rows = sections[0].rows
    let gone = changes.deleted + changes.moved.map(\.0)
    guard Set(gone).count == gone.count else { return nil }
    var staying = rows.indices.filter { !gone.contains($0) }.map { rows[$0] }[...]
    let count = rows.count - changes.deleted.count + changes.inserted.count
    let targets = changes.inserted + changes.moved.map(\.1)
    guard Set(targets).count == targets.count, targets.allSatisfy({ $0 < count }) else {
      return nil
    }
    var after: [Int] = []
    for row in 0..<count {
      if let move = changes.moved.first(where: { $0.1 == row }) {
        after.append(rows[move.0])
      } else if changes.inserted.contains(row) {
        after.append(new.newIdentity())
      } else if let next = staying.popFirst() {
        after.append(next)
      }
    }
    new.sections[0].rows = after
    var update = BatchUpdate()
    update.rows.deleted = changes.deleted.sorted().map { RowPosition(section: 0, row: $0) }
    update.rows.inserted = changes.inserted.sorted().map { RowPosition(section: 0, row: $0) }
    update.rows.moved = changes.moved.sorted { $0.0 < $1.0 }.map { source, target in
      BatchUpdate.RowMove(
        from: RowPosition(section: 0, row: source), to: RowPosition(section: 0, row: target))
    }
    return (new, update)
  }

  /// A random change, and its batch: rows and sections are deleted, inserted, moved, reloaded.
  func changing(
    using generator: inout SeededGenerator, changesSections: Bool
  ) -> (world: ContentWorld, update: BatchUpdate) {
    var new = self
    var update = BatchUpdate()
    var staying: [Section] = []
    var arriving: [Section] = []
    var gone: [Section] = []
    for section in sections {
      switch changesSections ? generator.number(in: 0...11) : 11 {
      case 0: gone.append(section)
      case 1: arriving.append(section)
      default: staying.append(section)
      }
    }
    let moved = Set(arriving.map(\.identity))
    if changesSections {
      for _ in 0..<generator.number(in: 0...2) {
        arriving.append(new.newSection(of: generator.number(in: 0...6)))
      }
      if moved.isEmpty {
        for index in staying.indices where generator.number(in: 0...7) == 0 {
          let rows = new.newSection(of: generator.number(in: 0...6)).rows
          staying[index].rows = rows
          staying[index].generation += 1
        }
      }
    }
    new.sections = staying
    for section in arriving {
      new.sections.insert(section, at: generator.number(in: 0...new.sections.count))
    }
    new.changeRows(from: self, using: &generator)
    update.say(from: self, to: new, movedSections: moved)
    return (new, update)
  }

  /// Changes rows in sections that stay.
  private mutating func changeRows(
    from old: ContentWorld, using generator: inout SeededGenerator
  ) {
    let kept = sections.indices.filter { index in
      old.sections.contains { $0 == sections[index] } && generator.number(in: 0...2) > 0
    }
    // Rows of sections that are deleted can be moved into others.
    let lost = old.sections.filter { section in
      !sections.contains { $0.identity == section.identity }
    }.flatMap(\.rows).filter { _ in generator.number(in: 0...9) == 0 }
    var floating = kept.isEmpty ? [] : lost
    for index in kept {
      let weight = generator.number(in: 1...8)
      var rows: [Int] = []
      for row in sections[index].rows {
        let draw = generator.number(in: 0...9)
        if draw >= weight || draw > 3 {
          rows.append(row)
        } else if draw >= 2 {
          floating.append(row)
        }
      }
      sections[index].rows = rows
      for _ in 0..<generator.number(in: 0...3) { floating.append(newIdentity()) }
    }
    for row in floating {
      let own = kept.filter { index in
        old.sections.contains {
          $0.identity == sections[index].identity && $0.rows.contains(row)
        }
      }
      let choices = own.isEmpty || generator.number(in: 0...2) == 0 ? kept : own
      guard !choices.isEmpty else { continue }
      let section = choices[generator.number(in: 0...choices.count - 1)]
      sections[section].rows.insert(
        row, at: generator.number(in: 0...sections[section].rows.count))
    }
    for index in kept where generator.number(in: 0...5) == 0 {
      for _ in 0..<generator.number(in: 1...6) { sections[index].rows.append(newIdentity()) }
    }
  }
}

extension BatchUpdate {
  /// Names all differences of two worlds.
  fileprivate mutating func say(
    from old: ContentWorld, to new: ContentWorld, movedSections: Set<Int>
  ) {
    for (index, section) in old.sections.enumerated() {
      guard let target = new.sections.firstIndex(where: { $0.identity == section.identity })
      else {
        sections.deleted.append(index)
        continue
      }
      if movedSections.contains(section.identity) {
        self.sections.moved.append(SectionMove(from: index, to: target))
      } else if new.sections[target].generation != section.generation {
        sections.reloaded.append(index)
      }
    }
    for (index, section) in new.sections.enumerated()
    where !old.sections.contains(where: { $0.identity == section.identity }) {
      sections.inserted.append(index)
    }
    let targets = new.positions
    let sources = old.positions
    for (index, section) in old.sections.enumerated() {
      let target = new.sections.firstIndex { $0.identity == section.identity }
      let kept = target.map { new.sections[$0] }
      let isKept = kept?.generation == section.generation
      let unmoved = isKept ? Self.commonRows(section.rows, kept?.rows ?? []) : []
      for (row, identity) in section.rows.enumerated() where !unmoved.contains(identity) {
        let source = RowPosition(section: index, row: row)
        if let place = targets[identity] {
          rows.moved.append(RowMove(from: source, to: place))
        } else if isKept {
          rows.deleted.append(source)
        }
      }
    }
    for (index, section) in new.sections.enumerated() {
      let source = old.sections.first {
        $0.identity == section.identity && $0.generation == section.generation
      }
      guard source != nil else { continue }
      for (row, identity) in section.rows.enumerated() where sources[identity] == nil {
        rows.inserted.append(RowPosition(section: index, row: row))
      }
    }
  }

  /// Rows of both lists whose order is the same in both, chosen greedily.
  private static func commonRows(_ old: [Int], _ new: [Int]) -> Set<Int> {
    var common: Set<Int> = []
    var floor = -1
    for row in old {
      guard let place = new.firstIndex(of: row), place > floor else { continue }
      common.insert(row)
      floor = place
    }
    return common
  }
}

extension ContentWorld {
  fileprivate var positions: [Int: RowPosition] {
    var positions: [Int: RowPosition] = [:]
    for (index, section) in sections.enumerated() {
      for (row, identity) in section.rows.enumerated() {
        positions[identity] = RowPosition(section: index, row: row)
      }
    }
    return positions
  }
}
