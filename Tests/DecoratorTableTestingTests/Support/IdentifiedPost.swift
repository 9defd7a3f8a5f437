/// Something whose identity stays while what it shows changes.
struct IdentifiedPost: Hashable, Sendable {
  let id: Int
  var version = 0

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// What a cell shows of it.
  var text: String { "\(id) v\(version)" }
}
