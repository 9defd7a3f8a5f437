import CommandLineWords

CommandProgram.run(named: "museum") { words, output throws(CommandError) in
  try MuseumCommand(words: words, output: output).run()
}
