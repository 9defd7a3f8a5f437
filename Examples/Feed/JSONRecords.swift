import CommandLineWords

/// What a file of JSON holds many of.
protocol JSONRecord: Sendable {
  /// What one is called in messages.
  static var noun: String { get }

  /// Reads one from the fields of an object; fields that it does not know are passed over.
  init(_ object: JSONObject) throws(JSONProblem)
}

/// Reads files that are a JSON array of objects, or JSON Lines: one object a line.
enum JSONRecords {
  /// Reads all records of a file.
  ///
  /// Memory beyond the records is one chunk and one object, however long the file.
  static func read<Record: JSONRecord>(
    _ record: Record.Type = Record.self, file: String
  ) throws(CommandError) -> [Record] {
    let file = try InputFile(path: file)
    return try read(Record.self, named: file.name, chunks: file.nextChunk)
  }

  /// Reads all records of a text that arrives in chunks; an empty chunk ends it.
  static func read<Record: JSONRecord>(
    _ record: Record.Type = Record.self, named name: String,
    chunks: @escaping () throws(CommandError) -> [UInt8]
  ) throws(CommandError) -> [Record] {
    var reader = JSONReader(ChunkedBytes(chunks: chunks))
    do throws(JSONProblem) {
      try reader.skipByteOrderMark()
      switch try reader.peekToken() {
      case UInt8(ascii: "[")?: return try array(&reader)
      case UInt8(ascii: "{")?, nil: return try lines(&reader)
      default: throw try reader.unexpected("a JSON array or object")
      }
    } catch {
      switch error {
      case .broken(let line, let reason): throw .data("\(name), line \(line): \(reason)")
      case .unreadable(let error): throw error
      }
    }
  }

  private static func array<Record: JSONRecord>(
    _ reader: inout JSONReader
  ) throws(JSONProblem) -> [Record] {
    var records: [Record] = []
    _ = try reader.take("[")
    if try !reader.take("]") {
      repeat {
        records.append(try record(number: records.count + 1, &reader))
      } while try reader.take(",")
      guard try reader.take("]") else { throw try reader.unexpected("“,” or “]”") }
    }
    guard try reader.peekToken() == nil else { throw try reader.unexpected("the end of the file") }
    return records
  }

  private static func lines<Record: JSONRecord>(
    _ reader: inout JSONReader
  ) throws(JSONProblem) -> [Record] {
    var records: [Record] = []
    while try reader.peekToken() != nil {
      // A brace that is never closed is then found where it is, not at the end of the file.
      reader.requiresOneLine = true
      records.append(try record(number: records.count + 1, &reader))
      let next = try reader.peekToken()
      guard next == nil || next == UInt8(ascii: "\n") else {
        throw try reader.unexpected("the end of the line")
      }
      reader.requiresOneLine = false
    }
    return records
  }

  private static func record<Record: JSONRecord>(
    number: Int, _ reader: inout JSONReader
  ) throws(JSONProblem) -> Record {
    try Record(reader.object(title: "\(Record.noun) \(number)"))
  }
}
