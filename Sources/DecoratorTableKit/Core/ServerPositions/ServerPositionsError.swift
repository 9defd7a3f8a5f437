/// The reason why positions from a server are refused.
public struct ServerPositionsError: Error, Hashable, Sendable {
  /// The part of the document that is wrong: `fixed[2].position`. Empty if it is the document
  /// itself.
  public let path: String
  /// What is wrong with it, with the offending value.
  public let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension ServerPositionsError: CustomStringConvertible {
  /// The part and what is wrong with it.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
