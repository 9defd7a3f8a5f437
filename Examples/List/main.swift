import CommandLineWords

CommandProgram.run(named: "examples") { words, output throws(CommandError) in
  try ExamplesCommand(words: words, output: output).run()
}
