import CommandLineWords
import Foundation

/// A text that arrives in chunks, read line by line.
struct TextLines {
  /// The number of the line that was read last, from 1.
  private(set) var number = 0

  private let nextChunk: () throws(CommandError) -> Data
  private var buffer = Data()
  /// Where in the buffer the next line begins.
  private var position = 0

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Starts before the first chunk. An empty chunk ends the text.
  init(chunks: @escaping () throws(CommandError) -> Data) {
    nextChunk = chunks
  }

  /// Passes over a byte order mark, which a text may begin with.
  mutating func skipByteOrderMark() throws(CommandError) {
    while buffer.count < Self.byteOrderMark.count, try load() {}
    if buffer.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
  }

  /// The first byte that is not white space, which stays to be read; `nil` at the end.
  mutating func peek() throws(CommandError) -> UInt8? {
    repeat {
      if let byte = buffer[position...].first(where: { !$0.isJSONSpace }) { return byte }
    } while try load()
    return nil
  }

  /// The next line that is not blank; `nil` at the end.
  ///
  /// - Complexity: O(length of the line) time. The line is kept, and a chunk.
  mutating func next() throws(CommandError) -> Data? {
    while let line = try nextLine() {
      number += 1
      if !line.allSatisfy(\.isJSONSpace) { return line }
    }
    return nil
  }

  /// All that is left.
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
    // The last line may do without a line break.
    return searchedCount > 0 ? try rest() : nil
  }

  // Data looks into its storage anew for each byte; a buffer is twenty times as fast.
  private func lineBreak(from start: Int) -> Int? {
    buffer.withUnsafeBytes { $0[start...].firstIndex(of: UInt8(ascii: "\n")) }
  }

  /// Adds the next chunk to the buffer, unless the text is at its end.
  private mutating func load() throws(CommandError) -> Bool {
    let chunk = try nextChunk()
    buffer.removeSubrange(..<position)
    position = 0
    buffer.append(chunk)
    return !chunk.isEmpty
  }
}

extension UInt8 {
  /// Whether this is white space between the values of a JSON text.
  fileprivate var isJSONSpace: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
