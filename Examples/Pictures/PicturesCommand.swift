import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct PicturesCommand {
  static let help = CommandHelp(
    of: "pictures", usage: "--folder FOLDER",
    about: """
      Draws the pictures of the documentation, as SVG, once for a light screen and once for a dark \
      one. What they show is laid out by the kit.
      """,
    options: [.option("--folder FOLDER", "the folder to write them into, which exists")],
    exitCodes: [.usage, .cannotCreate]
  ).text

  private var folder: String?
  private let showsHelp: Bool
  private let output: CommandOutput

  /// Parses the words after the name of the command.
  init(words: [String], output: CommandOutput) throws(CommandError) {
    self.output = output
    var options = OptionWords(words, of: "pictures")
    while let option = try options.next() {
      switch option {
      case "--folder": folder = try options.value()
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
    for picture in Picture.all {
      for palette in Palette.all {
        let name = picture.name + palette.suffix + ".svg"
        try OutputFile(path: "\(folder)/\(name)").write(Data(picture.svg(in: palette).utf8))
        try output(Data("\(name)\n".utf8))
      }
    }
  }
}
