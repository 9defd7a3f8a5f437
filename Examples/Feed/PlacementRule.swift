import CommandLineWords

/// The places of the advertisements, as written on the command line: `row:2+every:6@4+max:5`.
struct PlacementRule: Equatable {
  /// One term of a rule.
  enum Term: Equatable {
    /// The row of the table that the advertisement occupies.
    case row(Int)
    /// An advertisement below `first` posts, `first + period`, ….
    case every(Int, first: Int)
    /// Before the first content row.
    case start
    /// After the last content row.
    case end
  }

  /// The terms, in the order of the command line.
  private(set) var terms: [Term] = []
  /// The maximum number of advertisements; nil for no limit.
  private(set) var limit: Int?

  /// The default rule.
  static let standard = PlacementRule(terms: [.every(6, first: 2)], limit: nil)

  /// No list is this long; with a limit, no sum of two numbers can overflow.
  private static let largestNumber = 1_000_000_000

  private init(terms: [Term], limit: Int?) {
    self.terms = terms
    self.limit = limit
  }

  /// Reads a rule.
  init(parsing text: String) throws(CommandError) {
    for word in text.split(separator: "+", omittingEmptySubsequences: false) {
      do {
        try add(termNamed: word)
      } catch {
        throw .usage("--place \(text): \(error.reason)")
      }
    }
    guard !terms.isEmpty else {
      throw .usage("--place \(text): max only limits other terms, and there are none")
    }
  }

  private struct Nonsense: Error {
    let reason: String
  }

  private mutating func add(termNamed word: Substring) throws(Nonsense) {
    guard !word.isEmpty else { throw Nonsense(reason: "there is an empty term") }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? parts[1] : nil
    switch (parts[0], value) {
    case ("start", nil): terms.append(.start)
    case ("end", nil): terms.append(.end)
    case ("row", let value?):
      terms.append(.row(try Self.number(value, in: word, atLeast: 0)))
    case ("every", let value?): terms.append(try Self.every(value, in: word))
    case ("max", let value?):
      guard limit == nil else { throw Nonsense(reason: "max is given twice") }
      limit = try Self.number(value, in: word, atLeast: 0)
    case ("start", _), ("end", _): throw Nonsense(reason: "“\(word)”: \(parts[0]) takes no number")
    case ("row", _), ("every", _), ("max", _):
      throw Nonsense(reason: "“\(word)” needs a number, as in \(parts[0]):6")
    default:
      throw Nonsense(reason: "“\(word)” is none of row:N, every:N, every:N@M, start, end, max:N")
    }
  }

  private static func every(_ value: Substring, in word: Substring) throws(Nonsense) -> Term {
    let parts = value.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let period = try number(parts[0], in: word, atLeast: 1)
    guard parts.count == 2 else { return .every(period, first: period) }
    return .every(period, first: try number(parts[1], in: word, atLeast: 0))
  }

  private static func number(
    _ digits: Substring, in word: Substring, atLeast least: Int
  ) throws(Nonsense) -> Int {
    guard let number = Int(digits) else {
      throw Nonsense(reason: "“\(word)”: “\(digits)” is not a whole number")
    }
    guard (least...largestNumber).contains(number) else {
      throw Nonsense(reason: "“\(word)”: the number must be from \(least) to \(largestNumber)")
    }
    return number
  }
}

extension PlacementRule: CustomStringConvertible {
  /// The rule in the form of the command line.
  var description: String {
    let words = terms.map { term in
      switch term {
      case .row(let row): "row:\(row)"
      case .every(let period, let first) where first == period: "every:\(period)"
      case .every(let period, let first): "every:\(period)@\(first)"
      case .start: "start"
      case .end: "end"
      }
    }
    return (words + (limit.map { ["max:\($0)"] } ?? [])).joined(separator: "+")
  }
}
