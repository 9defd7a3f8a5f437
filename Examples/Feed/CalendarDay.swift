import Foundation

/// A day of the calendar, in UTC.
struct CalendarDay: Hashable, Sendable {
  /// Days since 1 January 1970.
  let number: Int

  private static let secondsPerDay = 86_400.0

  /// The day on which a moment falls.
  ///
  /// By division: a calendar takes much longer, and a feed asks for each of a million posts.
  init(of date: Date) {
    number = Int((date.timeIntervalSince1970 / Self.secondsPerDay).rounded(.down))
  }
}

extension CalendarDay: CustomStringConvertible {
  private static let style = Date.VerbatimFormatStyle(
    format: "\(weekday: .wide) \(day: .defaultDigits) \(month: .wide)",
    locale: Locale(identifier: "en_US_POSIX"), timeZone: Calendar.utc.timeZone, calendar: .utc)

  /// The day as a separator shows it: `Tuesday 3 March`.
  var description: String {
    Date(timeIntervalSince1970: Double(number) * Self.secondsPerDay).formatted(Self.style)
  }
}
