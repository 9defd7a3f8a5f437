import CommandLineWords
import Foundation

@testable import feed

/// Files of records as the example reads them: any bytes, in chunks of any size.
func fuzzRecords(_ choices: inout ByteChoices) throws {
  let chunkSize = choices.number(in: 1...16)
  if choices.chance(50) {
    try expectRecords(of: Advertisement.self, choices.rest, chunkSize: chunkSize)
  } else {
    try expectRecords(of: Post.self, choices.rest, chunkSize: chunkSize)
  }
}

private func expectRecords<Record: JSONRecord & Equatable>(
  of type: Record.Type, _ text: ArraySlice<UInt8>, chunkSize: Int
) throws {
  let bytes = Array(text)
  let whole = result(of: Record.self, bytes, chunkSize: max(bytes.count, 1))
  let label = "in \(String(decoding: bytes, as: UTF8.self).debugDescription): "
  try expectEqual(
    result(of: Record.self, bytes, chunkSize: chunkSize), whole,
    label + "what is read in chunks of \(chunkSize)")
  switch whole {
  case .success(let records):
    try expectEqual(naiveRecords(of: Record.self, bytes), records, label + "the records")
  case .failure(let error):
    try expectEqual(error.code, 65, label + "the status")
    try expectEqual(error.message.hasPrefix("text.json"), true, label + "what \(error) names")
    try expectEqual(
      naiveRecords(of: Record.self, bytes), nil, label + "the records in spite of \(error)")
  }
}

private func result<Record: JSONRecord>(
  of type: Record.Type, _ bytes: [UInt8], chunkSize: Int
) -> Result<[Record], CommandError> {
  let text = JSONText(bytes: bytes, chunkSize: chunkSize)
  do throws(CommandError) {
    return .success(try JSONRecords.read(named: "text.json", chunks: text.chunks()))
  } catch {
    return .failure(error)
  }
}

/// The records as Foundation reads them, line by line unless they are an array; nil if it does not.
private func naiveRecords<Record: JSONRecord>(
  of type: Record.Type, _ bytes: [UInt8]
) -> [Record]? {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .isoDate
  let spaces = Set(" \t\r\n".utf8)
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  if text.first(where: { !spaces.contains($0) }) == UInt8(ascii: "[") {
    return try? decoder.decode([Record].self, from: Data(text))
  }
  let lines = text.split(separator: UInt8(ascii: "\n")).filter { !spaces.isSuperset(of: $0) }
  return try? lines.map { try decoder.decode(Record.self, from: Data($0)) }
}
