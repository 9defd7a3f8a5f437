import CommandLineWords

CommandProgram.run(named: "messages") { words, output throws(CommandError) in
  try MessagesCommand(words: words, output: output).run()
}
