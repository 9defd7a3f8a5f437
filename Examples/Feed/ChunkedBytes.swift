import CommandLineWords

/// Bytes that arrive in chunks, looked at one by one, with the number of the line.
struct ChunkedBytes {
  /// The line of the byte that is next, from 1.
  private(set) var line = 1

  private let nextChunk: () throws(CommandError) -> [UInt8]
  private var chunk: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// Starts before the first chunk. An empty chunk ends the bytes.
  init(chunks: @escaping () throws(CommandError) -> [UInt8]) {
    nextChunk = chunks
  }

  /// The next byte, which stays next; `nil` at the end.
  mutating func peek() throws(CommandError) -> UInt8? {
    if position < chunk.count { return chunk[position] }
    guard !isAtEnd else { return nil }
    chunk = try nextChunk()
    position = 0
    isAtEnd = chunk.isEmpty
    return chunk.first
  }

  /// Passes over the byte that `peek` has shown.
  mutating func advance() {
    if chunk[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Moves the bytes up to the first that a JSON string cannot hold as it stands (the quote, the
  /// backslash, the control characters), or up to the end of this chunk.
  mutating func movePlainRun(into target: inout [UInt8]) {
    let start = position
    let end = chunk.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count {
        let byte = bytes[end]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
        end += 1
      }
      return end
    }
    target.append(contentsOf: chunk[start..<end])
    position = end
  }
}
