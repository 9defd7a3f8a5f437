@testable import DecoratorLayouts
@testable import DecoratorTableKit

extension NaiveLift {
  /// By ordinal before the one after, for rows that belong to the content row below them. What is
  /// moved out of a section that is deleted is new.
  func ordinalsOfSameContent() -> [Int?] {
    let map = UpdateMap(update, before: old.content.map(\.count), after: new.content.map(\.count))
    let content = naiveContent(
      after: update,
      from: old.content.indices.map { section in
        old.content[section].indices.map { RowPosition(section: section, row: $0) }
      }, counts: new.content.map(\.count)
    ) { _ in
      RowPosition(section: -1, row: -1)
    }.map { rows in
      rows.map { row in
        row.section >= 0 && map.newSection(forOld: row.section) == nil
          ? RowPosition(section: -1, row: -1) : row
      }
    }
    var namesAfter: [Name] = []
    for section in new.sections.indices {
      let end = map.oldSection(forNew: section).map { RowPosition(section: $0, row: -1) }
      namesAfter += names(
        new.sections[section].anchors,
        of: content[section] + [end ?? RowPosition(section: -1, row: section)])
    }
    var namesBefore: [Name] = []
    for section in old.sections.indices {
      let rows = old.content[section].indices.map { RowPosition(section: section, row: $0) }
      namesBefore += names(
        old.sections[section].anchors, of: rows + [RowPosition(section: section, row: -1)])
    }
    return namesBefore.map { namesAfter.firstIndex(of: $0) }
  }

  /// The content row below, as it was before, and the number of additional rows between.
  private struct Name: Equatable {
    let content: RowPosition
    let between: Int
  }

  private func names(_ anchors: [Int], of content: [RowPosition]) -> [Name] {
    anchors.indices.map { index in
      Name(
        content: content[anchors[index]],
        between: anchors[(index + 1)...].filter { $0 == anchors[index] }.count)
    }
  }
}

extension NaiveLift<Int> {
  /// Names the additional rows so that the same ones are where `ordinals` has them.
  mutating func nameRows(_ ordinals: [Int?]) {
    let before = old.identities
    var names = new.identities.indices.map { -1 - $0 }
    for case (let source, let target?) in zip(ordinals.indices, ordinals) {
      names[target] = before[source]
    }
    for section in new.sections.indices {
      let count = new.sections[section].identities.count
      new.sections[section].identities = Array(names.prefix(count))
      names.removeFirst(count)
    }
  }

  /// Rows that are in both layouts show something new.
  mutating func change(_ ordinals: [Int]) {
    let identities = old.identities
    let shared = ordinals.filter { ordinal in
      new.sections.contains { $0.identities.contains(identities[ordinal]) }
    }
    changed = ordinals
    for ordinal in shared {
      for section in new.sections.indices {
        new.sections[section].identities = new.sections[section].identities.map {
          $0 == identities[ordinal] ? $0 + 2_000_000 : $0
        }
      }
    }
  }
}
