import CommandLineWords
import Foundation

/// The conversation that comes with the example.
enum SampleConversation {
  /// Returns its messages, one a line.
  static func text() throws(CommandError) -> String {
    let path = Bundle.module.path(
      forResource: "conversation", ofType: "jsonl", inDirectory: "Resources")
    guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .noInput("conversation.jsonl: the sample is not next to the program")
    }
    return text
  }
}
