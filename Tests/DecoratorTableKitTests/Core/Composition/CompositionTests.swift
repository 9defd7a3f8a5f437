import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// The list that a row of a composition belongs to, and the index of the row.
@Suite("Compositions")
struct CompositionTests {
  @Test("Every row belongs to one child, and is found from there", arguments: [0, 1, 2, 3])
  func everyRow(_ count: Int) throws {
    let sizes = [[], [0], [1], [3], [2, 0], [0, 2, 1]]
    let worlds = (0..<count).reduce([[[Int]]()]) { worlds, _ in
      worlds.flatMap { world in sizes.map { world + [$0] } }
    }
    try withEvery("children", in: worlds) { counts in
      try expectRight(NaiveComposition(.bySections, counts: counts))
      try expectRight(NaiveComposition(.byRows, counts: counts))
    }
  }

  @Test("Many children with rows that are inserted and deleted")
  func many() throws {
    try withEverySeed(0..<20) { generator in
      let kind: Composition.Kind = generator.chance(50) ? .byRows : .bySections
      var counts = (0..<generator.number(in: 1...1100)).map { _ in
        (0..<generator.number(in: 0...3)).map { _ in Int.random(in: 0...4, using: &generator) }
      }
      var composition = Composition(kind, of: counts)
      for _ in 0..<50 {
        let child = Int.random(in: counts.indices, using: &generator)
        counts[child] = (0..<generator.number(in: 0...3)).map { _ in
          Int.random(in: 0...4, using: &generator)
        }
        composition = composition.settingRowCounts([child: counts[child]])
      }
      try expectEqual(composition, Composition(kind, of: counts), "the composition")
      try expectRight(NaiveComposition(kind, counts: counts), composition)
    }
  }

  private func expectRight(
    _ world: NaiveComposition, _ given: Composition? = nil
  ) throws {
    let composition = given ?? world.composition
    let rows = world.rows
    try expectEqual(composition.rowCounts, rows.map(\.count), "the number of rows")
    try expectEqual(composition.sectionCount, rows.count, "the number of sections")
    for section in -1...rows.count {
      let count = rows.indices.contains(section) ? rows[section].count : 0
      if rows.indices.contains(section) {
        try expectEqual(composition.rowCount(inSection: section), count, "rows of \(section)")
      }
      for row in -1...count {
        let outer = RowPosition(section: section, row: row)
        let origin = composition.origin(of: outer)
        guard row >= 0, row < count else {
          try expectEqual(origin, nil, "the origin of \(outer)")
          continue
        }
        let found = origin.map { world.children[$0.child][$0.row.section][$0.row.row] }
        try expectEqual(found, rows[section][row], "the row at \(outer)")
      }
    }
    try expectSections(world, composition)
    for (child, sections) in world.children.enumerated() {
      for (section, numbers) in sections.enumerated() {
        for row in numbers.indices {
          let inner = RowPosition(section: section, row: row)
          let outer = composition.position(of: inner, inChild: child)
          let isShown = world.kind == .bySections || section == 0
          let found = outer.map { rows[$0.section][$0.row] }
          try expectEqual(found, isShown ? numbers[row] : nil, "\(inner) of child \(child)")
        }
      }
    }
  }

  private func expectSections(
    _ world: NaiveComposition, _ composition: Composition
  ) throws {
    let sections = world.children.enumerated().flatMap { child, sections in
      sections.indices.map { [child, $0] }
    }
    for section in -1...sections.count {
      let origin = composition.origin(ofSection: section).map { [$0.child, $0.section] }
      let isOwned = world.kind == .bySections && sections.indices.contains(section)
      try expectEqual(origin, isOwned ? sections[section] : nil, "the origin of \(section)")
      if isOwned {
        let found = composition.section(of: sections[section][1], inChild: sections[section][0])
        try expectEqual(found, section, "the section of \(sections[section])")
      }
    }
    guard world.kind == .byRows else { return }
    for child in world.children.indices {
      try expectEqual(composition.section(of: 0, inChild: child), 0, "the shared section")
      try expectEqual(composition.section(of: 1, inChild: child), nil, "a hidden section")
    }
  }
}
