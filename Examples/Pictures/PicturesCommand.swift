import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct PicturesCommand {
  static let help = CommandHelp(
    of: "pictures", usage: "--folder FOLDER [--library NAME]",
    about: """
      Draws the pictures of a library's documentation, as SVG. What they show is laid out by the \
      kit: rules and policies, once for a light screen and once for a dark one, and tables, which \
      run the code of the tutorials' last steps.
      """,
    options: [
      .option("--folder FOLDER", "the folder to write them into, which exists"),
      .option("--library NAME", "DecoratorTableKit, which is the default, or HeadlessUIKit"),
    ],
    exitCodes: [.usage, .cannotCreate]
  ).text

  private var folder: String?
  private var library = PictureLibrary.decoratorTableKit
  private let showsHelp: Bool
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    self.output = output
    var options = OptionWords(words, of: "pictures")
    while let option = try options.next() {
      switch option {
      case "--folder": folder = try options.value()
      case "--library": library = try Self.library(named: options.value())
      default: throw options.unknown
      }
    }
    showsHelp = options.asksForHelp
    if !showsHelp, folder == nil {
      throw .usage("--folder FOLDER is needed; see pictures --help")
    }
  }

  /// Executes the command.
  func run() throws(CommandError) {
    guard !showsHelp, let folder else { return try output(Data(Self.help.utf8)) }
    for file in library.files {
      try OutputFile(path: "\(folder)/\(file.name)").write(Data(file.svg.utf8))
      try output(Data("\(file.name)\n".utf8))
    }
  }

  private static func library(named name: String) throws(CommandError) -> PictureLibrary {
    guard let library = PictureLibrary(rawValue: name) else {
      let names = PictureLibrary.allCases.map(\.rawValue).joined(separator: " or ")
      throw .usage("--library \(name): \(names) is needed")
    }
    return library
  }
}
