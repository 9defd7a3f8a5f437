import DecoratorTableKit

/// Lists side by side.
struct Picture {
  let name: String
  let columns: [PictureColumn]

  /// All pictures that the command draws.
  @MainActor static var all: [Picture] { [placements, stacking, policies, tests, pages] }

  /// What each rule makes of nine content rows.
  static var placements: Picture {
    let rules: [(String, Placement)] = [
      (".start", .start), (".end", .end), (".before(4)", .before(4)), (".every(3)", .every(3)),
      (".every(3, after: 1)", .every(3, after: 1)), (".beforeLast(2)", .beforeLast(2)),
      (".tableRows([2])", .tableRows([2])), (".everyTableRows(3)", .everyTableRows(3)),
      (".beforeGroups", .beforeGroups { $0.row < 4 ? "a" : $0.row < 6 ? "b" : "c" }),
    ]
    let columns = rules.map { name, placement in
      PictureColumn(name, placement.layout(contentCount: 9)) {
        .content("\($0)")
      } additional: {
        "row \($0)"
      }
    }
    return Picture(name: "placements", columns: columns)
  }

  /// Posts, with days among them, and with ads around both: what the tutorial about tests tests.
  static var tests: Picture {
    let posts = ["A", "B", "C", "D", "E", "F", "G"]
    let days = (Placement.before(0) + .before(5)).layout(contentCount: posts.count)
    let ads = Placement.every(3).layout(contentCount: days.count, limit: 2)
    let withDays = PictureColumn("days", days) {
      .content(posts[$0])
    } additional: {
      "day \($0)"
    }
    return Picture(
      name: "tutorial-tests",
      columns: [
        PictureColumn("posts", RowLayout(contentCount: posts.count)) {
          .content(posts[$0])
        } additional: {
          "\($0)"
        },
        withDays,
        PictureColumn("ads around days", ads) {
          withDays.rows[$0]
        } additional: {
          "ad \($0)"
        },
      ])
  }
}
