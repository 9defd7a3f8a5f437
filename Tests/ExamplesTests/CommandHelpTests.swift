#if !os(iOS)
import CommandLineWords
import Testing

@Suite("The help of a command")
struct CommandHelpTests {
  @Test("Options are in one column, with their ranges, and long texts are wrapped between words")
  func columns() {
    let help = CommandHelp(
      of: "try", about: "First.\n\nSecond.",
      options: [
        .title("the screen"),
        .option("--rows N", "the height", in: 1...500, default: 16),
        .option("--seed S", "the seed", in: 0...Int.max),
        .title("other"),
        .option("--text", String(repeating: "word ", count: 30) + "end\n  a   table   stays"),
      ], exitCodes: [.usage, .cannotCreate])
    #expect(
      help.text == """
        usage: try [options]

        First.

        Second.

        the screen
          --rows N  the height, 1 to 500 (default 16)
          --seed S  the seed, 0 or more

        other
          --text    \(Array(repeating: "word", count: 17).joined(separator: " "))
                    \(Array(repeating: "word", count: 13).joined(separator: " ")) end
                      a   table   stays
          --help    this text

        exit codes: 64 bad command line, 73 cannot write

        """)
  }
}
#endif
