import CommandLineWords
import Foundation

/// A text that arrives in chunks, read line by line.
struct TextLines {
  /// The number of the line that was read last, counted from 1.
  private(set) var number = 0

  private let nextChunk: () throws(CommandError) -> Data
  private var buffer = Data()
  /// The position in the buffer where the next line begins.
  private var position = 0

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Creates a reader before the first chunk. An empty chunk ends the text.
  init(chunks: @escaping () throws(CommandError) -> Data) {
    nextChunk = chunks
  }

  /// Skips a byte order mark at the beginning of the text.
  mutating func skipByteOrderMark() throws(CommandError) {
    while buffer.count < Self.byteOrderMark.count, try load() {}
    if buffer.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
  }

  /// Returns the first byte that is not white space, without consuming it; `nil` at the end.
  mutating func peek() throws(CommandError) -> UInt8? {
    repeat {
      if let byte = buffer[position...].first(where: { !$0.isJSONSpace }) { return byte }
    } while try load()
    return nil
  }

  /// Returns the next line that is not blank; `nil` at the end.
  ///
  /// - Complexity: O(length of the line) time. It keeps the line and a chunk in memory.
  mutating func next() throws(CommandError) -> Data? {
    while let line = try nextLine() {
      number += 1
      if !line.allSatisfy(\.isJSONSpace) { return line }
    }
    return nil
  }

  /// Returns the rest of the text.
  mutating func rest() throws(CommandError) -> Data {
    while try load() {}
    defer { position = buffer.count }
    return buffer[position...]
  }

  private mutating func nextLine() throws(CommandError) -> Data? {
    var searchedCount = 0
    repeat {
      if let end = lineBreak(from: position + searchedCount) {
        defer { position = end + 1 }
        return buffer[position..<end]
      }
      searchedCount = buffer.count - position
    } while try load()
    // The last line need not end in a line break.
    return searchedCount > 0 ? try rest() : nil
  }

  // Indexing Data looks up its storage for each byte; a buffer is twenty times as fast.
  private func lineBreak(from start: Int) -> Int? {
    buffer.withUnsafeBytes { $0[start...].firstIndex(of: UInt8(ascii: "\n")) }
  }

  /// Appends the next chunk to the buffer; returns false at the end of the text.
  private mutating func load() throws(CommandError) -> Bool {
    let chunk = try nextChunk()
    buffer.removeSubrange(..<position)
    position = 0
    buffer.append(chunk)
    return !chunk.isEmpty
  }
}

extension UInt8 {
  /// Whether this byte is white space between the values of a JSON text.
  fileprivate var isJSONSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
