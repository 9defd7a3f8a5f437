import Foundation

/// A file that comes with the examples.
package enum Sample: String {
  /// The posts of the feed.
  case posts = "posts.json"
  /// The advertisements of the feed.
  case ads = "ads.json"
  /// The conversation of the messages, one message a line.
  case conversation = "conversation.jsonl"

  /// A sample that is not where the program or the app looks for it.
  package struct Missing: Error, CustomStringConvertible {
    /// The sample.
    package let sample: Sample

    /// What is missing, in words.
    package var description: String {
      "\(sample.rawValue): the sample is not next to the program"
    }
  }

  /// Returns the path of the file.
  package func path() throws(Missing) -> String {
    guard
      let path = Bundle.module.path(
        forResource: rawValue, ofType: nil, inDirectory: "Resources")
    else { throw Missing(sample: self) }
    return path
  }

  /// Returns the text of the file.
  package func text() throws(Missing) -> String {
    guard let text = try? String(contentsOfFile: path(), encoding: .utf8) else {
      throw Missing(sample: self)
    }
    return text
  }
}
