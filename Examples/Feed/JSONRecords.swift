import CommandLineWords
import Foundation

/// Reads files that are a JSON array of objects, or JSON Lines: one object a line.
enum JSONRecords {
  /// Reads all records of a file.
  ///
  /// For JSON Lines, memory beyond the records is one chunk and one line, however long the file is.
  /// An array is kept as a whole, because Foundation's decoder only accepts a whole JSON text.
  static func read<Record: JSONRecord>(
    _ record: Record.Type = Record.self, file: String
  ) throws(CommandError) -> [Record] {
    let file = try InputFile(path: file)
    return try read(Record.self, named: file.name, chunks: file.nextChunk)
  }

  /// Reads all records of a text that arrives in chunks; an empty chunk ends the text.
  static func read<Record: JSONRecord>(
    _ record: Record.Type = Record.self, named name: String,
    chunks: @escaping () throws(CommandError) -> Data
  ) throws(CommandError) -> [Record] {
    var lines = TextLines(chunks: chunks)
    try lines.skipByteOrderMark()
    if try lines.peek() == UInt8(ascii: "[") {
      return try array(lines.rest(), named: name)
    } else {
      return try records(of: &lines, named: name)
    }
  }

  private static func array<Record: JSONRecord>(
    _ text: Data, named name: String
  ) throws(CommandError) -> [Record] {
    do {
      return try decoder().decode([CheckedRecord<Record>].self, from: text).map(\.record)
    } catch {
      throw .data("\(name): \(reason(error, in: text, from: 1, of: Record.self))")
    }
  }

  private static func records<Record: JSONRecord>(
    of lines: inout TextLines, named name: String
  ) throws(CommandError) -> [Record] {
    let decoder = decoder()
    var records: [Record] = []
    var progress = ProgressLine("\(Record.noun)s are read")
    defer { progress.end() }
    while let line = try lines.next() {
      if records.count % 1024 == 0 { progress.show(records.count) }
      do {
        records.append(try decoder.decode(CheckedRecord<Record>.self, from: line).record)
      } catch {
        let reason = reason(error, in: line, from: records.count + 1, of: Record.self)
        throw .data("\(name), line \(lines.number): \(reason)")
      }
    }
    return records
  }

  private static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .isoDate
    return decoder
  }

  /// Returns what is wrong with a text whose first record has a number, counted from 1.
  private static func reason<Record: JSONRecord>(
    _ error: any Error, in text: Data, from number: Int, of record: Record.Type
  ) -> String {
    guard let problem = error as? RecordProblem else { return JSONSyntaxProblem.reason(in: text) }
    return problem.message("\(Record.noun) \(number + problem.index)")
  }
}
