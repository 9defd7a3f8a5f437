import Foundation

/// The posts and advertisements that come with the example.
enum Samples {
  /// The path of the sample posts.
  static func posts() throws(FeedError) -> String { try path("posts") }

  /// The path of the sample advertisements.
  static func advertisements() throws(FeedError) -> String { try path("ads") }

  private static func path(_ name: String) throws(FeedError) -> String {
    guard
      let path = Bundle.module.path(
        forResource: name, ofType: "json", inDirectory: "Resources")
    else { throw .noInput("\(name).json: the sample is not next to the program") }
    return path
  }
}
