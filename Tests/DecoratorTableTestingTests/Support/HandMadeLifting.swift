import DecoratorTableKit

@testable import DecoratorTableTesting

/// What a layer announces of a change inside it, worked out row by row.
@MainActor
struct HandMadeLifting {
  private(set) var outer = BatchUpdate()

  init(
    inner: BatchUpdate, trace: BatchTrace, before: HandMadeLayer,
    slots: [[HandMadeLayer.Slot]], counts: [Int]
  ) {
    let before = before.sound
    let after = before.copy(slots: slots, counts: counts)
    for section in inner.deletedSections { outer.add(.deleteSection(section)) }
    for section in inner.insertedSections { outer.add(.insertSection(section)) }
    for section in inner.reloadedSections { outer.add(.reloadSection(section)) }
    for move in inner.movedSections { outer.add(.moveSection(move)) }
    let operations = EffectiveOperations(
      inner, replacing: ReplacedSections(trace, before: before.counts.count))
    for row in operations.deleted.compactMap(before.row(ofContent:)) { outer.add(.deleteRow(row)) }
    for row in operations.inserted.compactMap(after.row(ofContent:)) { outer.add(.insertRow(row)) }
    for row in operations.reloaded.compactMap(before.row(ofContent:)) { outer.add(.reloadRow(row)) }
    for row in operations.reconfigured.compactMap(before.row(ofContent:)) {
      outer.add(.reconfigureRow(row))
    }
    for move in operations.moved {
      guard let source = before.row(ofContent: move.source),
        let target = after.row(ofContent: move.target)
      else { continue }
      outer.add(.moveRow(from: source, to: target))
    }
    let sources = Set(operations.moved.map(\.source))
    let targets = Set(operations.moved.map(\.target))
    for (section, old) in trace.sections.enumerated() {
      guard let old else { continue }
      let unmovedBefore = Set(
        trace.rows[section].compactMap(\.row).filter { $0.section == old && !sources.contains($0) }
          .map(\.row))
      let unmovedAfter = Set(
        trace.rows[section].indices.filter {
          trace.rows[section][$0].row != nil
            && !targets.contains(RowPosition(section: section, row: $0))
        })
      addAdditional(
        from: Self.places(before, old, unmovedBefore), to: Self.places(after, section, unmovedAfter)
      )
    }
  }

  private struct Place {
    let id: Int
    let row: RowPosition
    let contentAbove: Int
  }

  private static func places(
    _ layer: HandMadeLayer, _ section: Int, _ unmoved: Set<Int>
  ) -> [Place] {
    layer.rows(ofSection: section).enumerated().compactMap { row, origin in
      guard case .additional(let ordinal) = origin else { return nil }
      let slot = layer.slots[section][ordinal]
      return Place(
        id: slot.id, row: RowPosition(section: section, row: row),
        contentAbove: unmoved.count { $0 < slot.anchor })
    }
  }

  private mutating func addAdditional(from before: [Place], to after: [Place]) {
    let kept = Set(before.map(\.id)).intersection(after.map(\.id))
    for place in before where !kept.contains(place.id) { outer.add(.deleteRow(place.row)) }
    for place in after where !kept.contains(place.id) { outer.add(.insertRow(place.row)) }
    let targets = Dictionary(uniqueKeysWithValues: after.map { ($0.id, $0) })
    var still: Set<Int> = []
    for gap in Set(before.map(\.contentAbove)) {
      let staying = before.compactMap { place in
        place.contentAbove == gap ? targets[place.id] : nil
      }.filter { $0.contentAbove == gap }
      still.formUnion(Self.longestIncreasing(staying).map(\.id))
    }
    for place in before where kept.contains(place.id) && !still.contains(place.id) {
      if let target = targets[place.id] {
        outer.add(.moveRow(from: place.row, to: target.row))
      }
    }
  }

  /// The longest subsequence that goes down the table, by trying all.
  private static func longestIncreasing(_ places: [Place]) -> [Place] {
    var best: [[Place]] = []
    for place in places {
      let before = best.filter { $0.last.map { $0.row < place.row } ?? true }
        .max { $0.count < $1.count }
      best.append((before ?? []) + [place])
    }
    return best.max { $0.count < $1.count } ?? []
  }
}
