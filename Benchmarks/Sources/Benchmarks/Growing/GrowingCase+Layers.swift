import DecoratorTableKit
import DecoratorTableTesting

extension GrowingCase {
  /// Changes on their way through layers of every kind, and placements of many parts.
  static var layers: [GrowingCase] {
    rows + groups + [throughLayers, resolved, nested] + ContentPolicy.allCases.map(endless)
  }

  /// The worst changes of content under a layer of many irregular rows, none of which is reloaded.
  private static var rows: [GrowingCase] {
    WorstCase.allCases.flatMap { worst in
      ContentPolicy.allCases.map { policy in
        lifted("lifted-\(worst)-\(policy)", worst) { count in
          let anchors = (0..<count / 2).map { 2 * $0 + $0 % 2 }
          let rule = LayerRule(rows: .before(contentRows: anchors), supply: .models(count / 2))
          return LayerState(rule: rule, policy: policy, rowCounts: [count])
        }
      } + [
        lifted("hidden-\(worst)", worst) { count in
          let rule = LayerRule(hidingWhere: { $0.row % 3 == 0 })
          return LayerState(rule: rule, rowCounts: [count])
        }
      ]
    }
  }

  /// As many groups as there are rows.
  private static var groups: [GrowingCase] {
    let made: @Sendable (Int) -> LayerState = {
      LayerState(rule: LayerRule(groupsBy: { 2 * $0.row }), rowCounts: [$0])
    }
    return [
      GrowingCase("groups-made", .linear) { count in { made(count).layout.additionalCount } },
      GrowingCase("groups-row-inserted", .linear, from: 10_000) { count in
        let state = made(count)
        let update = BatchUpdate([.insertRow(RowPosition(section: 0, row: count / 2))])
        return {
          orStop { try state.applying(update, rowCounts: [count + 1]).update.operations.count }
        }
      },
      lifted("groups-reversed", .reversed, made),
    ]
  }

  private static func lifted(
    _ name: String, _ worst: WorstCase, _ made: @escaping @Sendable (Int) -> LayerState
  ) -> GrowingCase {
    GrowingCase(name, .almostLinear) { count in
      let (state, update) = (made(count), worst.update(count))
      return {
        orStop {
          try state.applying(update, rowCounts: [count], moveLimit: .max).update.operations.count
        }
      }
    }
  }

  /// Layers around each other, a thousand and more.
  private static func stack(_ depth: Int) -> [LayerState] {
    (0..<depth).map { level in
      LayerState(
        rule: LayerRule(rows: .before(500), supply: .everySlot), policy: .followContent,
        rowCounts: [1_000 + level])
    }
  }

  private static var throughLayers: GrowingCase {
    GrowingCase("through-layers", .linear, from: 250) { depth in
      let states = stack(depth)
      return {
        orStop {
          var update = BatchUpdate([.insertRow(RowPosition(section: 0, row: 0))])
          var rowCounts = [1_001]
          for state in states {
            let after = try state.applying(update, rowCounts: rowCounts)
            (update, rowCounts) = (after.update, after.outerRowCounts)
          }
          return rowCounts[0]
        }
      }
    }
  }

  private static var resolved: GrowingCase {
    GrowingCase("resolved-through-layers", .linear, from: 250) { depth in
      let stack = LayoutStack(stack(depth).reversed().map(\.layout))
      return { stack.resolve(RowPosition(section: 0, row: 0)).level }
    }
  }

  /// A rule for short lists inside a rule for short lists, and so on.
  private static var nested: GrowingCase {
    GrowingCase("when-nested", .linear, from: 500) { depth in
      {
        let placement = (0..<depth).reduce(Placement.every(3)) { placement, number in
          .when(fewerThan: number % 7, .start, otherwise: placement)
        }
        return placement.layout(contentCount: 30).additionalCount
      }
    }
  }

  /// A row for every slot of a regular rule, in endless content.
  private static func endless(_ policy: ContentPolicy) -> GrowingCase {
    GrowingCase("every-slot-\(policy)", .none, from: Int.max / 20) { count in
      let state = LayerState(
        rule: LayerRule(rows: .every(7), supply: .everySlot), policy: policy,
        rowCounts: [count])
      let update = BatchUpdate(
        [0, count / 2].map { .insertRow(RowPosition(section: 0, row: $0)) })
      return {
        orStop { try state.applying(update, rowCounts: [count + 2]).update.operations.count }
      }
    }
  }
}
