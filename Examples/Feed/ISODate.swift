import Foundation

/// Reads the internet's date formats: `2026-03-03T08:15:00Z`, `2026-03-03T09:15:00.250+01:00`,
/// `2026-03-03`, and the same without dashes and colons. It does not read weeks and days of the
/// year.
///
/// Foundation's own style for these dates is lenient: it accepts 31 April as 1 May and ignores text
/// after a date. It does not read times without seconds either.
nonisolated enum ISODate {
  /// The formats in the words of an error and of the help. The time and the offset are optional.
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
      preconditionFailure("the pattern of dates is invalid: \(error)")
    }
  }()

  /// Returns the moment that a text names; `nil` if it is not an ISO 8601 date. Without a time it
  /// is midnight; without an offset it is in UTC.
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
    // 24:00 is the end of a day, and no later time is valid.
    guard hour < 24 || time == 86_400 else { return nil }
    let offset = Double(number("hours") * 3600 + number("minutes") * 60)
    return midnight + time - (part("sign") == "-" ? -offset : offset)
  }
}
