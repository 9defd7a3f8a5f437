import CommandLineWords

CommandProgram.run(named: "feed") { words, output throws(CommandError) in
  try FeedCommand(words: words, output: output).run()
}
