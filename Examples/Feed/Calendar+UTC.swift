import Foundation

nonisolated extension Calendar {
  /// The Gregorian calendar in UTC, which determines the day of each post.
  static let utc: Calendar = {
    guard let zone = TimeZone(secondsFromGMT: 0) else { preconditionFailure("there is no UTC") }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }()
}
