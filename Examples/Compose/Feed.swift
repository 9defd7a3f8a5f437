import DecoratorTableKit
import Foundation

/// The feed: posts, and advertisements among them.
@MainActor
final class Feed {
  /// The posts.
  let source: NumberedPostsDataSource
  /// The posts with the advertisements around them.
  let table: DecoratedTable
  /// The layer of the advertisements.
  let ads: RowLayer<String>

  /// The name of the layer of the advertisements.
  static let adsName = "ads"

  /// Creates a feed of posts, by their numbers.
  init(posts: [Int]) {
    source = NumberedPostsDataSource(posts)
    table = DecoratedTable(dataSource: source)
    ads = table.addRows(
      ["tea", "trains"], named: Self.adsName, placed: .every(3, after: 2),
      cell: .class(AdCell.self)
    )
    .height(AdCell.lineHeight)
  }
}

/// The cell of an advertisement.
final class AdCell: UITableViewCell, Updatable {
  func update(viewData ad: String) {
    show("★ \(ad) · sponsored")
    backgroundColor = .systemGray6
  }
}
