import CommandLineWords
import Foundation

/// Executes a command line. It reads and checks everything before it writes anything.
@MainActor
struct MessagesCommand {
  private let arguments: MessagesArguments
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    arguments = try MessagesArguments(parsing: words)
    self.output = output
  }

  /// Executes the command.
  func run() throws(CommandError) {
    if arguments.showsHelp {
      try output(Data(MessagesHelp.text.utf8))
    } else {
      #if !HEADLESS_UIKIT
      throw .unavailable("UIKit draws on a screen only: run messages on a Mac or on Linux")
      #else
      let pictures = try MessagesPictures(
        arguments, conversation: SampleConversation.text(), inColor: output.isInColor)
      if let file = arguments.svg { try OutputFile(path: file).write(Data(pictures.svg.utf8)) }
      try output(Data(pictures.text.utf8))
      #endif
    }
  }
}
