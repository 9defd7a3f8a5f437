import CommandLineWords
import Foundation

/// Does what a command line asks for. Everything is read and checked before anything is written.
@MainActor
struct MessagesCommand {
  private let arguments: MessagesArguments
  private let output: CommandProgram.Output

  /// Prepares to do what the words after the name of the command ask for.
  init(words: [String], output: @escaping CommandProgram.Output) throws(CommandError) {
    arguments = try MessagesArguments(parsing: words)
    self.output = output
  }

  /// Does it.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(MessagesHelp.text.utf8))
    } else {
      #if canImport(UIKit)
      throw .unavailable("UIKit draws on a screen only: run messages on a Mac or on Linux")
      #else
      let pictures = try MessagesPictures(arguments, conversation: SampleConversation.text())
      try output(Data(pictures.text.utf8))
      #endif
    }
  }
}
