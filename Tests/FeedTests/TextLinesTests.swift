import CommandLineWords
import Foundation
import Testing

@testable import feed

@Suite("Lines of a text that arrives in chunks")
struct TextLinesTests {
  @Test("Each line that is not blank is returned with its number")
  func lines() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Array("ab \r\n\n".utf8)[Int.random(in: 0..<6, using: &random)]
      }
      let chunkSize = Int.random(in: 1...12, using: &random)
      var lines = TextLines(chunks: JSONText(bytes: bytes, chunkSize: chunkSize).chunks())
      let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (offset, piece) in pieces.enumerated() where piece.contains(where: "ab".utf8.contains) {
        #expect(try lines.next() == Data(piece))
        #expect(lines.number == offset + 1)
      }
      #expect(try lines.next() == nil)
    }
  }

  @Test("A byte that is peeked at can still be read, and a byte order mark is skipped")
  func first() throws {
    for mark in ["", "\u{FEFF}"] {
      for chunkSize in 1...12 {
        let text = JSONText("\(mark) \n\n [1]\n2", chunkSize: chunkSize)
        var lines = TextLines(chunks: text.chunks())
        try lines.skipByteOrderMark()
        #expect(try lines.peek() == UInt8(ascii: "["))
        #expect(try lines.next() == Data(" [1]".utf8))
        #expect(lines.number == 3)
        #expect(try lines.rest() == Data("2".utf8))
        #expect(try lines.peek() == nil)
      }
    }
  }
}
