/// What a file of JSON holds many of.
protocol JSONRecord: Decodable, Sendable {
  /// What one is called in messages.
  static var noun: String { get }
}
