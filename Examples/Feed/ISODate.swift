import Foundation

/// Reads the dates of the internet: `2026-03-03T08:15:00Z`, `2026-03-03T09:15:00.250+01:00`,
/// `2026-03-03`, and the same without dashes and colons. Weeks and days of the year are not read.
///
/// Foundation's own style for these dates is lenient: it takes 31 April for 1 May and passes over
/// what follows a date. It reads no time without seconds either.
enum ISODate {
  /// What is read, in the words of an error and of the help. A time and an offset may be missing.
  static let forms =
    "2026-03-03 or 20260303; then T10:11, T10:11:12.5 or T101112; then Z or +01:00"

  private static let pattern: NSRegularExpression = {
    let pattern = #"""
      \A (?<year>[0-9]{4}) (?<dash>-?) (?<month>[0-9]{2}) \k<dash> (?<day>[0-9]{2})
      (?: [Tt\x20] (?<hour>[0-9]{2})
          (?: (?<colon>:?) (?<minute>[0-5][0-9])
              (?: \k<colon> (?<second>[0-5][0-9]|60) (?: [.,] (?<fraction>[0-9]+) )? )? )?
          (?: [Zz] | (?<sign>[+-]) (?<hours>[01][0-9]|2[0-3]) (?: :? (?<minutes>[0-5][0-9]) )? )?
      )? \z
      """#
    do {
      return try NSRegularExpression(pattern: pattern, options: .allowCommentsAndWhitespace)
    } catch {
      preconditionFailure("the pattern of dates is none: \(error)")
    }
  }()

  /// The moment that a text names; `nil` if it is not an ISO 8601 date. Without a time it is
  /// midnight, without an offset UTC.
  static func parse(_ text: String) -> Date? {
    let range = NSRange(text.startIndex..., in: text)
    guard let match = pattern.firstMatch(in: text, range: range) else { return nil }
    func part(_ name: String) -> Substring? {
      Range(match.range(withName: name), in: text).map { text[$0] }
    }
    func number(_ name: String) -> Int { part(name).flatMap { Int($0) } ?? 0 }
    let day = DateComponents(
      year: number("year"), month: number("month"), day: number("day"))
    guard day.isValidDate(in: .utc), let midnight = Calendar.utc.date(from: day) else { return nil }
    let hour = number("hour")
    let fraction = part("fraction").flatMap { Double("0.\($0)") } ?? 0
    let time = Double(hour * 3600 + number("minute") * 60 + number("second")) + fraction
    // The end of a day is written as 24:00, and nothing comes after it.
    guard hour < 24 || time == 86_400 else { return nil }
    let offset = Double(number("hours") * 3600 + number("minutes") * 60)
    return midnight + time - (part("sign") == "-" ? -offset : offset)
  }
}
