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
  FileHandle.standardError.write(Data("feed: \(error.message)\n".utf8))
  exit(error.code)
}
