import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct PicturesCommand {
  static let help = """
    usage: pictures --folder FOLDER [--library NAME]

    Draws the pictures of a library's documentation, as SVG. What they show is laid out by the kit:
    rules and promises, once for a light screen and once for a dark one, or a table.

      --folder FOLDER   the folder to write them into, which exists
      --library NAME    DecoratorTableKit, which is the default, or HeadlessUIKit
      --help            this text

    exit codes: 64 bad command line, 73 cannot write

    """

  private var folder: String?
  private var library = PictureLibrary.decoratorTableKit
  private let showsHelp: Bool
  private let output: CommandProgram.Output

  /// Parses the words after the name of the command.
  init(words: [String], output: @escaping CommandProgram.Output) throws(CommandError) {
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
