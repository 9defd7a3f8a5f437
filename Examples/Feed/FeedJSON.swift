import CommandLineWords
import DecoratorTableKit
import Foundation

/// Lists every row of the table as JSON, one object a line, without creating cells.
struct FeedJSON {
  private let content: FeedContent
  private let layouts: LayoutStack
  private let encoder = JSONEncoder()

  private static let chunkSize = 1 << 16

  /// Creates the listing of a feed with a layout.
  init(_ content: FeedContent, layouts: LayoutStack) {
    self.content = content
    self.layouts = layouts
    encoder.outputFormatting = .withoutEscapingSlashes
  }

  /// Writes the whole listing, in chunks that end with a line.
  ///
  /// - Complexity: O(rows) time, and the memory of one chunk.
  func write(to output: CommandOutput) throws(CommandError) {
    var progress = ProgressLine("rows", of: layouts.rowCount)
    defer { progress.end() }
    var chunk = Data()
    for row in 0..<layouts.rowCount {
      let position = RowPosition(section: 0, row: row)
      append(content.row(at: position, in: layouts), to: &chunk)
      if chunk.count >= Self.chunkSize {
        try output(chunk)
        progress.show(row + 1)
        chunk.removeAll(keepingCapacity: true)
      }
    }
    if !chunk.isEmpty { try output(chunk) }
  }

  // By hand except for the text: an encoder does not keep the order of the keys.
  private func append(_ row: FeedRow, to chunk: inout Data) {
    let data = row.data.map { "[\($0.section),\($0.row)]" } ?? "null"
    let index = row.index.map(String.init) ?? "null"
    let start =
      "{\"reuse\":[\(row.reuse.section),\(row.reuse.row)],\"owner\":\"\(row.owner)\","
      + "\"data\":\(data),\"index\":\(index),\"text\":"
    chunk.append(contentsOf: start.utf8)
    chunk.append(encoded(row.text))
    chunk.append(contentsOf: "}\n".utf8)
  }

  private func encoded(_ text: String) -> Data {
    do {
      return try encoder.encode(text)
    } catch {
      preconditionFailure("a string has no JSON form: \(text)")
    }
  }
}
