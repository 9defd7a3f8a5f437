import CommandLineWords

CommandProgram.run(named: "adopt") { words, output throws(CommandError) in
  try AdoptCommand(words: words, output: output).run()
}
