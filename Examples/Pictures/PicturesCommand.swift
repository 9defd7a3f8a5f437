import CommandLineWords
import Foundation

/// Executes a command line.
@MainActor
struct PicturesCommand {
  static let help = CommandHelp(
    of: "pictures", usage: "--folder FOLDER",
    about: """
      Draws the pictures of the documentation, as SVG: those of lists once for a light screen and \
      once for a dark one, and the tables of the tutorials, which run the code of their last steps.
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
        try write(picture.svg(in: palette), to: picture.name + palette.suffix, in: folder)
      }
    }
    #if HEADLESS_UIKIT
    for picture in TutorialPictures.all {
      try write(picture.svg, to: picture.name, in: folder)
    }
    #endif
  }

  private func write(_ svg: String, to name: String, in folder: String) throws(CommandError) {
    try OutputFile(path: "\(folder)/\(name).svg").write(Data(svg.utf8))
    try output(Data("\(name).svg\n".utf8))
  }
}
