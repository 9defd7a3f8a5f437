import CommandLineWords

CommandProgram.run(named: "pictures") { words, output throws(CommandError) in
  try PicturesCommand(words: words, output: output).run()
}
