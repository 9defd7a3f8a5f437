import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("What was viewed")
struct ViewabilityTests {
  private static func row(
    _ id: String, _ fraction: Double = 1, area: Double = 1000, isPlaying: Bool = false
  ) -> VisibleRow<String> {
    VisibleRow(
      id: id, part: VisiblePart(fraction: fraction, area: area), isPlaying: isPlaying)
  }

  /// What was viewed, and when.
  private static func views(_ events: [Viewability<String>.Event]) -> [String] {
    events.compactMap {
      if case .viewed(let id, let time, _) = $0 {
        "\(id) at \(time)"
      } else {
        nil
      }
    }
  }

  @Test("An area of 0 makes everything large")
  func everythingIsLarge() {
    var viewability = Viewability<String>(
      ViewabilityStandard(
        fraction: 1, seconds: 1, large: ViewabilityStandard.LargeArea(0, fraction: 0.3)))
    _ = viewability.update(at: [Self.row("ad", 0.4, area: 1)], now: 0)
    #expect(Self.views(viewability.update(at: [], now: 1)) == ["ad at 1.0"])
  }

  @Test("A row that stays for exactly the time counts, even if it is removed then")
  func exactTime() {
    var viewability = Viewability<String>(.mrcDisplay)
    #expect(viewability.update(at: [Self.row("ad", 0.5)], now: 3).isEmpty)
    #expect(viewability.nextCrossing == 4)
    let events = viewability.update(at: [], now: 4)
    #expect(Self.views(events) == ["ad at 4.0"])
    #expect(events.count == 2)
    #expect(viewability.nextCrossing == nil)
  }

  @Test("Impressions that are found late are reported in the order of their time")
  func orderOfTime() {
    var viewability = Viewability<String>(.mrcDisplay)
    _ = viewability.update(at: [Self.row("late", 0.4), Self.row("early")], now: 0)
    _ = viewability.update(at: [Self.row("late"), Self.row("early")], now: 0.5)
    #expect(
      Self.views(viewability.pass(to: 9)) == ["early at 1.0", "late at 1.5"])
  }

  @Test("A row that is there for less, or less visible, does not count")
  func tooLittle() {
    var viewability = Viewability<String>(.mrcDisplay)
    _ = viewability.update(at: [Self.row("short"), Self.row("small", 0.49)], now: 0)
    var events = viewability.update(at: [Self.row("small", 0.49)], now: 0.99)
    events += viewability.update(at: [], now: 9)
    #expect(Self.views(events).isEmpty)
  }

  @Test("An interruption starts the time again")
  func interruption() {
    var viewability = Viewability<String>(.mrcDisplay)
    _ = viewability.update(at: [Self.row("ad")], now: 0)
    _ = viewability.update(at: [Self.row("ad", 0.4)], now: 0.9)
    #expect(viewability.nextCrossing == nil)
    _ = viewability.update(at: [Self.row("ad")], now: 1)
    #expect(viewability.nextCrossing == 2)
    #expect(Self.views(viewability.pass(to: 5)) == ["ad at 2.0"])
  }

  @Test("An impression counts once, and the next one again; a model may count once in all")
  func counting() {
    let once = ViewabilityStandard(fraction: 0.5, seconds: 1, counting: .eachModel)
    func events(by standard: ViewabilityStandard) -> [String] {
      var viewability = Viewability<String>(standard)
      var events: [Viewability<String>.Event] = []
      for time in [0.0, 10, 20] {
        events += viewability.update(at: [Self.row("ad")], now: time)
        // Less visible for a while, but in the same impression.
        events += viewability.update(at: [Self.row("ad", 0.1)], now: time + 2)
        events += viewability.update(at: [Self.row("ad")], now: time + 3)
        events += viewability.update(at: [], now: time + 6)
      }
      return Self.views(events)
    }
    #expect(events(by: .mrcDisplay) == ["ad at 1.0", "ad at 11.0", "ad at 21.0"])
    #expect(events(by: once) == ["ad at 1.0"])
  }

  @Test("Something large needs less, something that plays needs play, all of it needs no time")
  func standards() {
    func events(by standard: ViewabilityStandard) -> [String] {
      var viewability = Viewability<String>(standard)
      var events = viewability.update(
        at: [
          Self.row("large", 0.3, area: 242_500), Self.row("less", 0.3, area: 242_499),
          Self.row("video", 0.6, isPlaying: true),
        ], now: 0)
      events += viewability.update(at: [Self.row("video", 1)], now: 1.5)
      events += viewability.update(at: [Self.row("video", 1, isPlaying: true)], now: 2)
      events += viewability.update(at: [], now: 10)
      return Self.views(events)
    }
    #expect(events(by: .mrcLargeDisplay) == ["large at 1.0", "video at 1.0"])
    #expect(events(by: .mrcVideo) == ["video at 4.0"])
    #expect(events(by: .full) == ["video at 1.5"])
  }

  @Test("A tap counts at once where the standard has that, and once")
  func taps() {
    let strict = ViewabilityStandard(fraction: 0.5, seconds: 1, countsTaps: false)
    for (standard, expected) in [(.mrcDisplay, ["ad at 0.25"]), (strict, [])] {
      var viewability = Viewability<String>(standard)
      _ = viewability.update(at: [Self.row("ad", 0.1)], now: 0)
      #expect(Self.views(viewability.tap("ad", now: 0.25)) == expected)
      #expect(viewability.tap("ad", now: 0.5).isEmpty)
      #expect(viewability.tap("other", now: 0.5).isEmpty)
    }
  }

  @Test("A record has how long and how much of something was seen")
  func records() throws {
    var viewability = Viewability<String>(.mrcDisplay)
    _ = viewability.update(at: [Self.row("ad", 0.25)], now: 1)
    _ = viewability.update(at: [Self.row("ad", 0.75)], now: 2)
    _ = viewability.update(at: [Self.row("ad", 0.25)], now: 2.5)
    _ = viewability.update(at: [Self.row("ad", 0.5)], now: 3)
    let viewed = ViewingRecord(
      firstSeen: 1, continuousTime: 1, totalTime: 1.5, visibleTime: 3, largestFraction: 0.75)
    #expect(viewability.pass(to: 4.5) == [.viewed("ad", at: 4, viewed)])
    let ended = ViewingRecord(
      firstSeen: 1, continuousTime: 2, totalTime: 2.5, visibleTime: 4, largestFraction: 0.75)
    #expect(viewability.update(at: [], now: 5) == [.ended("ad", at: 5, ended)])
  }

  @Test("A row keeps its time, wherever it is among others; another model starts anew")
  func identity() {
    var viewability = Viewability<String>(.mrcDisplay)
    _ = viewability.update(at: [Self.row("first"), Self.row("second")], now: 0)
    _ = viewability.update(
      at: [Self.row("new"), Self.row("second"), Self.row("other")], now: 0.5)
    #expect(Self.views(viewability.pass(to: 1)) == ["second at 1.0"])
    #expect(viewability.nextCrossing == 1.5)
  }
}
