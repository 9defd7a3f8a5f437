import CommandLineWords

CommandProgram.run(named: "live") { words, output throws(CommandError) in
  try LiveCommand(words: words, output: output).run()
}
