/// A record whose errors name what is needed and what is there instead.
///
/// The decoder's own errors describe the latter in prose only, and later the record cannot be
/// examined any more.
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
