import DecoratorTableKit
import ExampleSamples
import Foundation

extension ScreenContent {
  /// Returns the feed of `swift run feed`.
  static func feed(note: @escaping (String) -> Void) throws -> ScreenContent {
    let content = FeedContent(
      posts: try records(of: .posts), advertisements: try records(of: .ads))
    let screen = FeedScreen(
      content, rows: Int(PhoneScreen.size.height / 44), width: PhoneScreen.size.width
    ) { selection in
      switch selection {
      case .post(let post, let data):
        note("\(post.author), post \(data.row) of the list of posts")
      case .advertisement(let advertisement, let reuse):
        note("\(advertisement.vendor), row \(reuse.row) of the table")
      }
    }
    return ScreenContent(tableView: screen.tableView, owner: screen)
  }

  private static func records<Record: JSONRecord>(of sample: Sample) throws -> [Record] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .isoDate
    return try decoder.decode([Record].self, from: Data(sample.text().utf8))
  }
}
