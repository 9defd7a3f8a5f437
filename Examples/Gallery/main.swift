import CommandLineWords

CommandProgram.run(named: "gallery") { words, output throws(CommandError) in
  try GalleryCommand(words: words, output: output).run()
}
