import Foundation

/// Reads the dates of the internet: `2026-03-03T08:15:00Z`, `2026-03-03T09:15:00.250+01:00`,
/// `2026-03-03`, and the same without dashes and colons. Weeks and days of the year are not read.
///
/// By hand, since a million posts have a million dates and a formatter takes microseconds for each.
struct ISODate {
  private var bytes: Substring.UTF8View

  /// What is read, in the words of an error and of the help. A time and an offset may be missing.
  static let forms =
    "2026-03-03 or 20260303; then T10:11, T10:11:12.5 or T101112; then Z or +01:00"

  /// The moment that a text names; `nil` if it is not an ISO 8601 date. Without a time it is
  /// midnight, without an offset UTC.
  static func parse(_ text: String) -> Date? {
    var reader = ISODate(bytes: text[...].utf8)
    return reader.date()
  }

  private init(bytes: Substring.UTF8View) {
    self.bytes = bytes
  }

  private mutating func date() -> Date? {
    guard let year = number(digits: 4) else { return nil }
    let hasDashes = take("-")
    guard let month = number(digits: 2), take("-") == hasDashes, let day = number(digits: 2),
      let calendarDay = CalendarDay(year: year, month: month, day: day)
    else { return nil }
    var seconds = Double(calendarDay.number * 86_400)
    if !bytes.isEmpty {
      guard take("T") || take("t") || take(" "), let time = timeOfDay(), let offset = offset()
      else { return nil }
      seconds += time - offset
    }
    return bytes.isEmpty ? Date(timeIntervalSince1970: seconds) : nil
  }

  private mutating func timeOfDay() -> Double? {
    guard let hour = number(digits: 2), hour <= 24 else { return nil }
    var time = Double(hour * 3600)
    let hasColons = take(":")
    if hasColons || startsWithDigit {
      guard let minute = number(digits: 2), minute < 60 else { return nil }
      time += Double(minute * 60)
      if hasColons ? take(":") : startsWithDigit {
        guard let second = secondOfMinute() else { return nil }
        time += second
      }
    }
    // The end of a day is written as 24:00, and nothing comes after it.
    return hour < 24 || time == 86_400 ? time : nil
  }

  private mutating func secondOfMinute() -> Double? {
    // A leap second is written as 60.
    guard let second = number(digits: 2), second <= 60 else { return nil }
    guard take(".") || take(",") else { return Double(second) }
    return fraction().map { Double(second) + $0 }
  }

  private mutating func fraction() -> Double? {
    var value = 0.0
    var scale = 0.1
    let before = bytes.count
    while let digit = number(digits: 1) {
      value += Double(digit) * scale
      scale /= 10
    }
    return bytes.count < before ? value : nil
  }

  private mutating func offset() -> Double? {
    if bytes.isEmpty || take("Z") || take("z") { return 0 }
    let sign: Double
    if take("+") {
      sign = 1
    } else if take("-") {
      sign = -1
    } else {
      return nil
    }
    guard let hours = number(digits: 2), hours < 24 else { return nil }
    guard !bytes.isEmpty else { return sign * Double(hours * 3600) }
    _ = take(":")
    guard let minutes = number(digits: 2), minutes < 60 else { return nil }
    return sign * Double(hours * 3600 + minutes * 60)
  }

  private var startsWithDigit: Bool {
    bytes.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func number(digits: Int) -> Int? {
    var rest = bytes
    var value = 0
    for _ in 0..<digits {
      guard let byte = rest.popFirst(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    bytes = rest
    return value
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes.removeFirst()
    return true
  }
}
