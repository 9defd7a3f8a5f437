import Foundation
import Testing

@testable import feed

@Suite("Dates of posts")
struct ISODateTests {
  @Test(
    "A date is read in every form of the internet's profile of ISO 8601",
    arguments: [
      ("1970-01-01T00:00:00Z", 0.0), ("2026-03-03T08:15:30Z", 1_772_525_730),
      ("2026-03-03T09:15:30+01:00", 1_772_525_730), ("2026-03-03T09:15:30+0100", 1_772_525_730),
      ("2026-03-03T03:15:30-05", 1_772_525_730), ("2026-03-03T08:15:30.250Z", 1_772_525_730.25),
      ("2026-03-03T08:15Z", 1_772_525_700), ("2026-03-03", 1_772_496_000),
      ("2026-03-03T08:15:30", 1_772_525_730), ("2000-02-29T00:00:00Z", 951_782_400),
      ("1969-12-31T23:59:59Z", -1), ("1600-01-01", -11_676_096_000),
      ("20260303T081530Z", 1_772_525_730), ("20260303T0815Z", 1_772_525_700),
      ("20260303", 1_772_496_000), ("20260303T091530+0100", 1_772_525_730),
      ("20260303T091530.25+01:00", 1_772_525_730.25), ("20260303T031530-05", 1_772_525_730),
      ("20260303T08:15:30Z", 1_772_525_730), ("2026-03-03T081530Z", 1_772_525_730),
      ("2026-03-03T08:15:30,5Z", 1_772_525_730.5), ("2026-03-03T08Z", 1_772_524_800),
      ("2026-03-03T24:00:00Z", 1_772_582_400), ("2026-03-03T24:00Z", 1_772_582_400),
      ("20260303T240000Z", 1_772_582_400), ("2026-03-03T24:00:00.000+01:00", 1_772_578_800),
      ("2026-12-31T24:00:00Z", 1_798_761_600),
    ])
  func reads(text: String, seconds: Double) {
    #expect(ISODate.parse(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(
    "A text that is no date is refused",
    arguments: [
      "", "yesterday", "2026", "2026-3-3", "2026-13-01", "2026-00-10", "2026-02-29", "2026-04-31",
      "1900-02-29", "2026-03-00", "2026-03-03T08:60:00Z", "2026-03-03T25:00:00Z",
      "2026-03-03T24:00:01Z", "2026-03-03T24:01Z", "2026-03-03T24:00:00.5Z", "20260303T240001Z",
      "20261301", "20260229", "202603", "2026-0303", "202603-03", "2026030", "202603030",
      "20260303T", "20260303T1", "20260303T081", "20260303T08153", "20260303T0815:30Z",
      "20260303T08:1530Z", "2026-W10-2", "2026W102", "2026-062", "2026062", "+2026-03-03",
      "2026-03-03T08.5Z", "2026-03-03T08:15:61Z", "2026-03-03T08:15:30.Z", "2026-03-03T08:15:30ZZ",
      "2026-03-03T08:15:30+1", "2026-03-03T08:15:30+24:00", "2026-03-03Z", "2026-03-03T",
      "03.03.2026", "2026-03-03T08:15:30+01:00 ",
      "2026-03-03\n", "\u{0662}\u{0660}\u{0662}\u{0666}-03-03",
    ])
  func refuses(text: String) {
    #expect(ISODate.parse(text) == nil)
  }

  @Test("The forms that an error names are read")
  func forms() {
    for form in ["2026-03-03", "20260303"] {
      #expect(ISODate.parse(form) != nil)
      #expect(ISODate.forms.contains(form))
    }
    for time in ["T10:11", "T10:11:12.5", "T101112"] {
      #expect(ISODate.forms.contains(time))
      for offset in ["", "Z", "+01:00", "+0100", "+01"] {
        #expect(ISODate.parse("2026-03-03" + time + offset) != nil)
        #expect(ISODate.parse("20260303" + time + offset) != nil)
      }
    }
  }

  @Test("Days begin and are written as in Foundation's calendar over a thousand years")
  func days() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.locale = Locale(identifier: "en_US_POSIX")
    for number in stride(from: -100_000, to: 300_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400 + 86_399)
      let day = CalendarDay(of: date)
      #expect(day.number == number)
      #expect(day == CalendarDay(of: calendar.startOfDay(for: date)))
      #expect(day != CalendarDay(of: date + 1))
      let parts = calendar.dateComponents([.weekday, .day, .month], from: date)
      let weekday = calendar.weekdaySymbols[try #require(parts.weekday) - 1]
      let month = calendar.monthSymbols[try #require(parts.month) - 1]
      #expect("\(day)" == "\(weekday) \(try #require(parts.day)) \(month)")
    }
  }

  @Test(
    "A day is written with its weekday",
    arguments: [
      (1_772_496_000, "Tuesday 3 March"), (0, "Thursday 1 January"), (-1, "Wednesday 31 December"),
    ])
  func description(seconds: Double, text: String) {
    #expect("\(CalendarDay(of: Date(timeIntervalSince1970: seconds)))" == text)
  }
}
