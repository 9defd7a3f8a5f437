import Foundation

/// A day of the calendar, in UTC.
struct CalendarDay: Hashable, Sendable {
  /// Days since 1 January 1970.
  let number: Int

  /// The day with a number.
  init(number: Int) {
    self.number = number
  }

  /// The day on which a moment falls.
  init(of date: Date) {
    number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
  }

  /// A day of the Gregorian calendar; `nil` if there is no such day.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1 else { return nil }
    // Years that start in March put the leap day last, and 400 of them always have 146 097 days.
    let shiftedYear = month > 2 ? year : year - 1
    let shiftedMonth = (month + 9) % 12
    let era = Int((Double(shiftedYear) / 400).rounded(.down))
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
    // The thirtieth of February lands in March.
    guard dayAndMonth == (day, month) else { return nil }
  }

  /// The day of the month from 1, and the month from 1.
  var dayAndMonth: (day: Int, month: Int) {
    let shifted = number + 719_468
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (day, shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
  }
}

extension CalendarDay: CustomStringConvertible {
  private static let weekdays = [
    "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The day as a separator shows it: `Tuesday 3 March`.
  var description: String {
    let weekday = Self.weekdays[((number % 7) + 7) % 7]
    let (day, month) = dayAndMonth
    return "\(weekday) \(day) \(Self.months[month - 1])"
  }
}
