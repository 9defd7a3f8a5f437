import Foundation

/// Files that are there for the length of a test.
enum TemporaryFile {
  /// A path at which there is nothing.
  static func newPath(_ suffix: String) -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("feed-\(UUID().uuidString).\(suffix)").path
  }

  /// Gives a file with a text to a block and takes it away afterwards.
  static func with(_ text: String, _ body: (String) throws -> Void) throws {
    let path = newPath("json")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }
}
