import Foundation

/// A day of the calendar, in UTC.
nonisolated struct CalendarDay: Hashable, Sendable {
  /// Days since 1 January 1970.
  let number: Int

  private static let secondsPerDay = 86_400.0

  /// Creates the day that contains a moment.
  ///
  /// Division is much faster than a calendar, and a feed asks for each of a million posts.
  init(of date: Date) {
    number = Int((date.timeIntervalSince1970 / Self.secondsPerDay).rounded(.down))
  }
}

nonisolated extension CalendarDay: CustomStringConvertible {
  private static let style = Date.VerbatimFormatStyle(
    format: "\(weekday: .wide) \(day: .defaultDigits) \(month: .wide)",
    locale: Locale(identifier: "en_US_POSIX"), timeZone: Calendar.utc.timeZone, calendar: .utc)

  /// The day in the form of a separator: `Tuesday 3 March`.
  var description: String {
    Date(timeIntervalSince1970: Double(number) * Self.secondsPerDay).formatted(Self.style)
  }
}
