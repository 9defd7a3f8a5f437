import Foundation

/// A problem of a record, in plain words.
nonisolated struct RecordProblem: Error {
  /// The index of the record in the array being read; 0 if it stands alone.
  let index: Int
  /// The invalid field; `nil` if the record itself is invalid.
  let field: String?
  /// The reason: what is needed, and what is there instead.
  let reason: String

  /// Describes an error.
  ///
  /// - Parameters:
  ///   - error: The error of decoding the record.
  ///   - decoder: The decoder of the record, which knows what is there instead.
  init(_ error: DecodingError, in decoder: any Decoder) {
    index = decoder.codingPath.last?.intValue ?? 0
    switch error {
    case .keyNotFound(let key, _):
      field = key.stringValue
      reason = "is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let field = Self.field(at: context.codingPath, in: decoder)
      let kind = Self.kind(ofField: field, in: decoder)
      self.field = field
      reason = "\(Self.name(of: type)) is needed" + (kind.map { ", not \($0.rawValue)" } ?? "")
    case .dataCorrupted(let context):
      field = Self.field(at: context.codingPath, in: decoder)
      reason = context.debugDescription
    @unknown default:
      field = nil
      reason = "\(error)"
    }
  }

  /// Returns the message, with the name of the record.
  func message(_ record: String) -> String {
    (field.map { "\(record), \($0): " } ?? "\(record): ") + reason
  }

  private static func field(at path: [any CodingKey], in decoder: any Decoder) -> String? {
    path.dropFirst(decoder.codingPath.count).first?.stringValue
  }

  private static func kind(ofField field: String?, in decoder: any Decoder) -> JSONKind? {
    guard let field else { return try? JSONKind(from: decoder) }
    return try? [String: JSONKind](from: decoder)[field]
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type, is Date.Type: "a string"
    case is Identifier.Type: "a string or a whole number"
    case is [String: Any].Type: "an object"
    default: "\(type)"
    }
  }
}
