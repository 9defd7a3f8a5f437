import DecoratorTableKit

extension Picture {
  /// Six posts of three days, with rows for the days and ads: what a rule counts, and which layer
  /// is inside.
  static var stacking: Picture {
    let posts = ["A", "B", "C", "D", "E", "F"]
    let days = LayerRule(groupsBy: { $0.row / 2 })
    func ads(_ counting: Placement.Counting) -> LayerRule {
      LayerRule(rows: .every(2, counting: counting), supply: .everySlot)
    }
    func column(_ heading: String, _ names: [String], _ rules: [LayerRule]) -> PictureColumn {
      let stack = LayoutStack(of: rules, rowCounts: [posts.count])
      return PictureColumn(
        heading: heading,
        rows: (0..<(stack.rowCount(inSection: 0) ?? 0)).map { row in
          let resolved = stack.resolve(RowPosition(section: 0, row: row))
          guard case .additional(let ordinal) = resolved.row else {
            return .content(posts[resolved.position.row])
          }
          return .additional("\(names[resolved.level]) \(ordinal)")
        })
    }
    return Picture(
      name: "stacking",
      columns: [
        column("days", ["day"], [days]),
        column(".every(2)", ["ad", "day"], [ads(.rows), days]),
        column("counting: .content", ["ad", "day"], [ads(.content), days]),
        column("ads inside days", ["day", "ad"], [days, ads(.rows)]),
      ])
  }
}
