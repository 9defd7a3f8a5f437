import CommandLineWords
import Foundation

/// A file that is read a chunk at a time.
struct InputFile {
  /// The last part of the path, for messages.
  let name: String
  private let path: String
  private let handle: FileHandle

  private static let chunkSize = 1 << 18

  /// Opens a file for reading.
  init(path: String) throws(CommandError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .noInput("\(path): no such file")
    }
    guard !isDirectory.boolValue else { throw .noInput("\(path): is a directory") }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw .noInput("\(path): cannot be read")
    }
    self.path = path
    self.handle = handle
    name = URL(fileURLWithPath: path).lastPathComponent
  }

  /// Returns the next bytes; empty at the end.
  func nextChunk() throws(CommandError) -> Data {
    do {
      return try handle.read(upToCount: Self.chunkSize) ?? Data()
    } catch {
      throw .noInput("\(path): cannot be read")
    }
  }
}
