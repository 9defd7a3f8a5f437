/// The time at which a message was sent, in the sender's time zone: `2026-03-07 08:57`.
nonisolated struct SentTime: Equatable {
  /// The day in the usual form: `7 March`.
  let day: String
  /// The time of day: `08:57`.
  let clock: String

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Reads a time; nil if the text is not one.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    let date = words[0].split(separator: "-").compactMap { Int($0) }
    let time = words[1].split(separator: ":").compactMap { Int($0) }
    guard date.count == 3, (1...12).contains(date[1]), (1...31).contains(date[2]),
      time.count == 2, (0...23).contains(time[0]), (0...59).contains(time[1]), words[1].count == 5
    else { return nil }
    day = "\(date[2]) \(Self.months[date[1] - 1])"
    clock = String(words[1])
  }
}

nonisolated extension SentTime: Decodable {
  /// Reads a time from a message.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = SentTime(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a time such as 2026-03-07 08:57")
    }
    self = time
  }
}
