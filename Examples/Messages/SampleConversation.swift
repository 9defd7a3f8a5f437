import CommandLineWords
import ExampleSamples

/// The conversation that comes with the example.
enum SampleConversation {
  /// Returns its messages, one a line.
  static func text() throws(CommandError) -> String {
    do {
      return try Sample.conversation.text()
    } catch {
      throw .noInput("\(error)")
    }
  }
}
