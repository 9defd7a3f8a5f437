import CommandLineWords

CommandProgram.run(named: "compose") { words, output throws(CommandError) in
  try ComposeCommand(words: words, output: output).run()
}
