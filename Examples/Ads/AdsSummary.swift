import Foundation

/// What it all came to.
struct AdsSummary: Encodable, Equatable {
  /// The number of loads that have begun.
  var requests = 0
  /// Those that brought an advertisement.
  var filled = 0
  /// Those that brought nothing.
  var empty = 0
  /// Those that failed or took too long.
  var failed = 0
  /// The advertisements that were given a row.
  var shown = 0
  /// Those that came on screen.
  var seen = 0
  /// Those of which half was visible for a second.
  var viewed = 0
  /// The advertisements that went stale.
  var expired = 0
  /// Those that were loaded and never came on screen.
  var wasted = 0
  /// The mean time from a request to its advertisement, in seconds.
  var meanTimeToFill = 0.0
  /// The time at which the first advertisement was on screen, in seconds; nil if none ever was.
  var timeToFirst: Double?
  /// The number of slots that were on the first screen when the reader touched it, and of those
  /// that had an advertisement.
  var firstSlots = 0
  var firstFilled = 0
  /// The number of times that a post on screen moved for something that arrived.
  var jumps = 0
  /// The number of these after the reader had touched the list.
  var jumpsAfterTouch = 0

  /// The part of the ended loads that brought an advertisement.
  var fillRate: Double { Self.share(filled, of: filled + empty + failed) }
  /// The part of the slots on the first screen that had an advertisement.
  var firstScreenFill: Double { Self.share(firstFilled, of: firstSlots) }
  /// The part of those on screen that were viewed.
  var viewableRate: Double { Self.share(viewed, of: seen) }

  private enum Key: String, CodingKey {
    case requests, filled, empty, failed, shown, seen, viewed, expired, wasted, jumps
    case fillRate, viewableRate, meanTimeToFill, timeToFirst, firstScreenFill, jumpsAfterTouch
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    let counts: [(Key, Int)] = [
      (.requests, requests), (.filled, filled), (.empty, empty), (.failed, failed),
      (.shown, shown), (.seen, seen), (.viewed, viewed), (.expired, expired), (.wasted, wasted),
      (.jumps, jumps), (.jumpsAfterTouch, jumpsAfterTouch),
    ]
    for (key, count) in counts { try values.encode(count, forKey: key) }
    try values.encode(fillRate, forKey: .fillRate)
    try values.encode(viewableRate, forKey: .viewableRate)
    try values.encode(meanTimeToFill, forKey: .meanTimeToFill)
    try values.encodeIfPresent(timeToFirst, forKey: .timeToFirst)
    try values.encode(firstScreenFill, forKey: .firstScreenFill)
  }

  /// The lines of a table.
  var lines: [String] {
    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
    let rows: [(String, String)] = [
      ("loads", "\(requests)"),
      ("  brought an ad", "\(filled)"),
      ("  brought nothing", "\(empty)"),
      ("  failed", "\(failed)"),
      ("fill rate", percent(fillRate)),
      ("mean time to fill", String(format: "%.1f s", meanTimeToFill)),
      ("time to the first ad", timeToFirst.map { String(format: "%.1f s", $0) } ?? "–"),
      ("first-screen fill", "\(firstFilled) of \(firstSlots)"),
      ("ads given a row", "\(shown)"),
      ("  came on screen", "\(seen)"),
      ("  were viewed", "\(viewed)"),
      ("viewable rate", percent(viewableRate)),
      ("stale before they were shown", "\(expired)"),
      ("loaded and never on screen", "\(wasted)"),
      ("jumps of visible content", "\(jumps)"),
      ("  after the first touch", "\(jumpsAfterTouch)"),
    ]
    return rows.map { name, value in
      "  " + name.padding(toLength: 30, withPad: " ", startingAt: 0)
        + String(repeating: " ", count: max(8 - value.count, 0)) + value
    }
  }

  private static func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }
}
