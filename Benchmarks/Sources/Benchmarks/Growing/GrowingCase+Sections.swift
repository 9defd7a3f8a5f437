import DecoratorTableKit
import DecoratorTableSources
import DecoratorTableTesting

extension GrowingCase {
  /// Changes of very many sections.
  static var sections: [GrowingCase] {
    [
      GrowingCase("sections-reversed-in-snapshot", .almostLinear) { count in
        let (old, new) = (snapshot(0..<count), snapshot((0..<count).reversed()))
        return { new.difference(from: old).movedSections.count }
      },
      GrowingCase("sections-reversed-in-batch", .almostLinear) { count in
        let (update, rowCounts) = (reversed(count), Array(repeating: 2, count: count))
        return {
          orStop {
            try update.validate(before: rowCounts, after: rowCounts)
            return update.movedSections.count
          }
        }
      },
      GrowingCase("sections-reversed-followed", .almostLinear) { count in
        let (update, rowCounts) = (reversed(count), Array(repeating: 2, count: count))
        return {
          orStop {
            try update.followed(
              by: BatchUpdate(), before: rowCounts, between: rowCounts, after: rowCounts
            ).movedSections.count
          }
        }
      },
      lifted("sections-reversed-lifted", LayerRule(rows: .start, supply: .models(1_000_000))),
      lifted(
        "sections-reversed-among-added",
        LayerRule(
          rows: .none, supply: .everySlot, sections: .every(2),
          addedSectionRowCounts: Array(repeating: 1, count: 10_000))),
      lifted("sections-reversed-among-groups", LayerRule(groupsBy: { $0.section })),
    ]
  }

  /// All sections move in a layer that has rows in each.
  private static func lifted(_ name: String, _ rule: LayerRule) -> GrowingCase {
    GrowingCase(name, .almostLinear) { count in
      let (update, rowCounts) = (reversed(count), Array(repeating: 2, count: count))
      let policy: ContentPolicy? = rule.placed == nil ? nil : .followContent
      let state = LayerState(rule: rule, policy: policy, rowCounts: rowCounts)
      return {
        orStop { try state.applying(update, rowCounts: rowCounts).update.operations.count }
      }
    }
  }

  private static func reversed(_ count: Int) -> BatchUpdate {
    BatchUpdate(
      (0..<count).map {
        .moveSection(from: $0, to: count - 1 - $0)
      })
  }

  private static func snapshot(_ sections: some Sequence<Int>) -> TableSnapshot<Int, Int> {
    var snapshot = TableSnapshot<Int, Int>()
    snapshot.appendSections(Array(sections))
    for section in sections { snapshot.appendItems([section], toSection: section) }
    return snapshot
  }
}
