import Foundation

do {
  let words = Array(CommandLine.arguments.dropFirst())
  try FeedCommand(words: words) { data throws(FeedError) in
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw .cannotCreate("standard output cannot be written")
    }
  }.run()
} catch {
  // With standard error closed, or nobody left to read it, the exit code is all there is to tell.
  signal(SIGPIPE, SIG_IGN)
  try? FileHandle.standardError.write(contentsOf: Data("feed: \(error.message)\n".utf8))
  exit(error.code)
}
