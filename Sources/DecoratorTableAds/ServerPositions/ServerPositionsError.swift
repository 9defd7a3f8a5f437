/// The reason why positions from a server are refused.
public struct ServerPositionsError: Error, Hashable, Sendable {
  /// The coding path of the wrong value: `fixed[2].position`. Empty if it is the document itself.
  package let path: String
  /// What is wrong, with the offending value.
  package let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates the reason for which a document could not be decoded.
  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init(Self.path(context.codingPath + [key]), "it is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self.init(Self.path(context.codingPath), context.debugDescription)
    default:
      self.init("", "\(error)")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}

extension ServerPositionsError: CustomStringConvertible {
  /// The part and what is wrong with it.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
