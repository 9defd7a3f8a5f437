/// A record of which a JSON file contains many.
nonisolated protocol JSONRecord: Decodable, Sendable {
  /// The name of one record in messages.
  static var noun: String { get }
}
