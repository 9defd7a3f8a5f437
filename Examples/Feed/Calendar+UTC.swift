import Foundation

extension Calendar {
  /// The Gregorian calendar in UTC, in which the days of posts begin.
  static let utc: Calendar = {
    guard let zone = TimeZone(secondsFromGMT: 0) else { preconditionFailure("there is no UTC") }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }()
}
