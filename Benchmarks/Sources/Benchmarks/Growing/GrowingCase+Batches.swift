import DecoratorTableKit
import DecoratorTableSources

extension GrowingCase {
  /// Changes of the rows of one section, as batches, lists and snapshots.
  static var batches: [GrowingCase] { WorstCase.allCases.flatMap(changes) + [descending] }

  private static func changes(_ worst: WorstCase) -> [GrowingCase] {
    let name = worst.rawValue
    return [
      GrowingCase("lists-\(name)", .almostLinear) { count in
        let (old, new) = ([Array(0..<count)], [worst.list(count)])
        return { BatchUpdate(from: old, to: new).operations.count }
      },
      GrowingCase("snapshots-\(name)", .almostLinear) { count in
        let (old, new) = (snapshot(Array(0..<count)), snapshot(worst.list(count)))
        return { new.difference(from: old).operations.count }
      },
      GrowingCase("followed-\(name)", .almostLinear) { count in
        let update = worst.update(count)
        return {
          orStop {
            try update.followed(by: update, before: [count], between: [count], after: [count])
              .operations.count
          }
        }
      },
    ]
  }

  /// Operations that come in the reverse order.
  private static var descending: GrowingCase {
    GrowingCase("operations-descending", .linear) { count in
      let operations = WorstCase.reversed.update(count).operations
      return { BatchUpdate(operations.reversed()).movedRows.count }
    }
  }

  private static func snapshot(_ items: [Int]) -> TableSnapshot<Int, Int> {
    var snapshot = TableSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Returns what cannot throw, since the input is as it is.
  static func orStop<Value>(_ work: () throws -> Value) -> Value {
    do { return try work() } catch { fatalError("\(error)") }
  }
}
