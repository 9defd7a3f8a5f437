@testable import feed

/// A text that arrives in chunks of a given size, as a file does.
struct JSONText {
  private let bytes: [UInt8]
  private let chunkSize: Int

  init(_ text: String, chunkSize: Int = 7) {
    self.init(bytes: Array(text.utf8), chunkSize: chunkSize)
  }

  init(bytes: [UInt8], chunkSize: Int = 7) {
    self.bytes = bytes
    self.chunkSize = chunkSize
  }

  /// The records of the text.
  func records<Record: JSONRecord>(of type: Record.Type = Record.self) throws -> [Record] {
    var rest = bytes[...]
    return try JSONRecords.read(named: "text.json") {
      defer { rest = rest.dropFirst(chunkSize) }
      return Array(rest.prefix(chunkSize))
    }
  }
}
