import Foundation

nonisolated extension JSONDecoder.DateDecodingStrategy {
  /// Dates in the formats that ``ISODate`` reads.
  static var isoDate: Self {
    custom { decoder in
      let value = try decoder.singleValueContainer()
      let text = try value.decode(String.self)
      guard let date = ISODate.parse(text) else {
        throw DecodingError.dataCorruptedError(
          in: value,
          debugDescription:
            "“\(text)” is not an ISO 8601 date in a form that is read: \(ISODate.forms)")
      }
      return date
    }
  }
}
