/// A record whose errors say what is needed and what is there instead.
///
/// The decoder's own errors tell the latter in prose only, and the record can be asked for it no
/// later than here.
struct CheckedRecord<Record: JSONRecord>: Decodable {
  let record: Record

  init(from decoder: any Decoder) throws {
    do {
      record = try Record(from: decoder)
    } catch let error as DecodingError {
      throw RecordProblem(error, in: decoder)
    }
  }
}
