import CommandLineWords

/// An event in the feed.
enum LiveEvent: Equatable {
  /// New posts at these rows of the resulting list (data).
  case post(rows: [Int])
  /// A page of older posts below the last one.
  case page(count: Int)
  /// Deleted posts, by their rows before (data).
  case delete(rows: [Int])
  /// A post that moves (data).
  case move(from: Int, to: Int)
  /// A post whose text changes (data).
  case edit(row: Int)
  /// Posts deleted and inserted at once: rows before, and rows of the resulting list (data).
  case several(deleted: [Int], inserted: [Int])
  /// New advertisements.
  case adsArrive(count: Int)
  /// An advertisement that another one replaces.
  case adReplaced(index: Int)
  /// An advertisement that is withdrawn.
  case adWithdrawn(index: Int)
}

extension LiveEvent: CustomStringConvertible {
  /// The event in words.
  var description: String {
    switch self {
    case .post(let rows): "\(Self.count(rows.count, "new post")) at \(Self.list(rows))"
    case .page(let count): "a page of \(Self.count(count, "older post"))"
    case .delete(let rows): "\(Self.count(rows.count, "post")) deleted: \(Self.list(rows))"
    case .move(let source, let target): "post \(source) moves to \(target)"
    case .edit(let row): "post \(row) is edited"
    case .several(let deleted, let inserted):
      "\(Self.count(deleted.count, "post")) deleted: \(Self.list(deleted)); "
        + "\(Self.count(inserted.count, "new post")) at \(Self.list(inserted))"
    case .adsArrive(let count):
      "\(Self.count(count, "advertisement")) \(count == 1 ? "arrives" : "arrive")"
    case .adReplaced(let index): "advertisement \(index) is replaced"
    case .adWithdrawn(let index): "advertisement \(index) is withdrawn"
    }
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func list(_ rows: [Int]) -> String {
    rows.map(String.init).joined(separator: ", ")
  }
}

extension LiveEvent {
  /// Returns a random event that is possible in a feed of a number of posts and advertisements.
  static func random(
    postCount: Int, adCount: Int, using random: inout SeededRandom
  ) -> LiveEvent {
    let kind = Int.random(in: 0..<20, using: &random)
    switch kind {
    case 0..<4 where postCount < 40:
      let count = Int.random(in: 1...2, using: &random)
      return .post(rows: rows(count, of: postCount + count, using: &random))
    case 4 where postCount < 30: return .page(count: Int.random(in: 3...6, using: &random))
    case 5..<8 where postCount > 0:
      return .delete(
        rows: rows(Int.random(in: 1...2, using: &random), of: postCount, using: &random))
    case 8..<11 where postCount > 1:
      let places = 0..<postCount
      return .move(
        from: Int.random(in: places, using: &random), to: Int.random(in: places, using: &random))
    case 11..<13 where postCount > 0:
      return .edit(row: Int.random(in: 0..<postCount, using: &random))
    case 13..<15 where postCount > 2:
      let deleted = rows(Int.random(in: 1...3, using: &random), of: postCount, using: &random)
      let inserted = rows(
        Int.random(in: 1...3, using: &random), of: postCount - deleted.count + 1, using: &random)
      return .several(deleted: deleted, inserted: inserted)
    case 15 where adCount > 0:
      return .adReplaced(index: Int.random(in: 0..<adCount, using: &random))
    case 16 where adCount > 0:
      return .adWithdrawn(index: Int.random(in: 0..<adCount, using: &random))
    case 17..<20 where adCount < 8:
      return .adsArrive(count: Int.random(in: 1...2, using: &random))
    default:
      return postCount < 30 ? .post(rows: [0]) : .delete(rows: [postCount - 1])
    }
  }

  /// Returns some different rows of a list of `count`, ascending; fewer if it is shorter.
  private static func rows(
    _ wanted: Int, of count: Int, using random: inout SeededRandom
  ) -> [Int] {
    Array(0..<count).shuffled(using: &random).prefix(wanted).sorted()
  }
}
