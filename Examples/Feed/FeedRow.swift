import DecoratorTableKit

/// One row of the table.
struct FeedRow: Equatable {
  /// The row in the coordinates of the table on screen.
  let reuse: RowPosition
  /// The name of the layer that the row belongs to.
  let owner: String
  /// The row in the coordinates of the posts; `nil` for an additional row.
  let data: RowPosition?
  /// The number of the additional row in its layer; `nil` for a post.
  let index: Int?
  /// The text that the row shows.
  let text: String
}

extension FeedContent {
  /// Returns the row of the table at a position in reuse coordinates.
  func row(at reuse: RowPosition, in layouts: LayoutStack) -> FeedRow {
    let resolved = layouts.resolve(reuse)
    switch (resolved.row, resolved.level) {
    case (.content(let data), _):
      return FeedRow(
        reuse: reuse, owner: Self.postsName, data: data, index: nil, text: posts[data.row].text)
    case (.additional(let index), 0):
      return FeedRow(
        reuse: reuse, owner: Self.advertisementsName, data: nil, index: index,
        text: advertisements[index].text)
    case (.additional(let index), _):
      // Inside the layer of the separators, a post is in the row below each.
      let below = RowPosition(section: 0, row: resolved.position.row + 1)
      let post = layouts.convert(below, from: resolved.level, to: resolved.level + 1)
      return FeedRow(
        reuse: reuse, owner: Self.separatorsName, data: nil, index: index,
        text: post.map { day(ofPost: $0.row).description } ?? "")
    case (.added(let section, let row), _):
      preconditionFailure("row [\(section), \(row)] is in a section that the feed does not add")
    }
  }
}

extension FeedScreen {
  /// The layouts of the table's layers.
  var layouts: LayoutStack {
    guard let layouts = table.layouts else {
      preconditionFailure("the table is held by this object, so it is there")
    }
    return layouts
  }
}
