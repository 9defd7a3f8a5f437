import CommandLineWords
import Foundation

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

  /// The chunks, one at a call; an empty one at the end.
  func chunks() -> () throws(CommandError) -> Data {
    var rest = bytes[...]
    return {
      defer { rest = rest.dropFirst(chunkSize) }
      return Data(rest.prefix(chunkSize))
    }
  }

  /// The records of the text.
  func records<Record: JSONRecord>(of type: Record.Type = Record.self) throws -> [Record] {
    try JSONRecords.read(named: "text.json", chunks: chunks())
  }
}
