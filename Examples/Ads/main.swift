import CommandLineWords

await CommandProgram.run(named: "ads") { words, output async throws(CommandError) in
  try await AdsCommand(words: words, output: output).run()
}
