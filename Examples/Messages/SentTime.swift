import Foundation

/// The time at which a message was sent, in the sender's time zone: `2026-03-07 08:57`.
nonisolated struct SentTime: Equatable {
  /// The date: `2026-03-07`.
  let date: String
  /// The day in the usual form: `7 March`.
  let day: String
  /// The time of day: `08:57`.
  let clock: String

  private static let whole = formatter("yyyy-MM-dd HH:mm")
  private static let dayOfYear = formatter("d MMMM")

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    // The sender's zone is not known. In this one every time of every day exists.
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter
  }

  /// Reads a time; nil if the text is not one.
  init?(_ text: String) {
    // A formatter reads more than it writes: 8:57, for example.
    guard let moment = Self.whole.date(from: text), Self.whole.string(from: moment) == text else {
      return nil
    }
    let words = text.split(separator: " ")
    date = String(words[0])
    day = Self.dayOfYear.string(from: moment)
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
