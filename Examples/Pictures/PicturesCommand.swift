import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct PicturesCommand {
  static let help = """
    usage: pictures --folder FOLDER

    Draws the pictures of the documentation, as SVG, once for a light screen and once for a dark
    one. What they show is laid out by the kit.

      --folder FOLDER   the folder to write them into, which exists
      --help            this text

    exit codes: 64 bad command line, 73 cannot write

    """

  private var folder: String?
  private let showsHelp: Bool
  private let output: CommandProgram.Output

  /// Parses the words after the name of the command.
  init(words: [String], output: @escaping CommandProgram.Output) throws(CommandError) {
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
