import Foundation

do {
  let arguments = try FeedArguments(parsing: Array(CommandLine.arguments.dropFirst()))
  try FeedCommand(arguments).run()
} catch {
  FileHandle.standardError.write(Data("feed: \(error.message)\n".utf8))
  exit(error.code)
}
