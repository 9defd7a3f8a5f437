import DecoratorTableKit
import Foundation

/// Does what a command line asks for. Everything is read and checked before anything is written.
@MainActor
struct FeedCommand {
  private let arguments: FeedArguments

  /// Prepares to do what the arguments ask for.
  init(_ arguments: FeedArguments) {
    self.arguments = arguments
  }

  /// Does it.
  func run() throws(FeedError) {
    guard !arguments.showsHelp else { return try write(Data(FeedHelp.text.utf8)) }
    let content = FeedContent(
      posts: try read(arguments.postsFile, sample: .posts),
      advertisements: try read(arguments.adsFile, sample: .ads),
      place: arguments.place, showsSeparators: arguments.showsSeparators)
    let layouts = content.layouts()
    try arguments.checkRows(count: layouts.rowCount)
    if arguments.listsJSON {
      try FeedJSON(content, layouts: layouts).write { data throws(FeedError) in try write(data) }
    }
  }

  private func read<Record: JSONRecord>(
    _ file: String?, sample: Sample
  ) throws(FeedError) -> [Record] {
    guard let file else { return try JSONRecords.read(file: sample.path()) }
    return try JSONRecords.read(file: file)
  }

  private func write(_ data: Data) throws(FeedError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw .cannotCreate("standard output cannot be written: \(error.localizedDescription)")
    }
  }
}
