import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("What was viewed, against a look at every millisecond")
struct RandomViewingTests {
  static let standards: [ViewabilityStandard] = [
    .mrcDisplay, .full, .mrcVideo,
    ViewabilityStandard(
      fraction: 0.5, seconds: 0.7, counting: .eachModel, countsTaps: false,
      large: ViewabilityStandard.LargeArea(6000, fraction: 0.3)),
    ViewabilityStandard(fraction: 0, seconds: 0.25, countsTaps: false),
  ]

  /// What was found out, in the sampler's units.
  private struct Findings {
    var views: [ViewingSampler.View] = []
    var ends: [ViewingSampler.End] = []

    mutating func add(_ events: [Viewability<Int>.Event], by standard: Int) throws {
      for event in events {
        switch event {
        case .viewed(let id, let time, let record):
          views.append(
            ViewingSampler.View(time: try milliseconds(time), id: id, standard: standard))
          try expectEqual(record.visibleTime >= record.totalTime - 1e-9, true, "the visible time")
        case .ended(let id, let time, let record):
          ends.append(
            ViewingSampler.End(
              time: try milliseconds(time), id: id, standard: standard,
              longest: try milliseconds(record.continuousTime),
              total: try milliseconds(record.totalTime),
              visible: try milliseconds(record.visibleTime), largest: record.largestFraction))
        }
      }
    }

    /// A time in whole milliseconds, which it has to be.
    private func milliseconds(_ time: Double) throws -> Int {
      let rounded = (time * 1000).rounded()
      try expectEqual(abs(time * 1000 - rounded) < 1e-3, true, "\(time) is no millisecond")
      return Int(rounded)
    }
  }

  /// Passes a script to trackers: its scenes, and crossings when they happen, or some of them.
  private static func findings(
    _ script: ViewingScript, hearsAllCrossings: Bool
  ) throws -> Findings {
    var findings = Findings()
    for standard in standards.indices {
      try find(by: standard, in: script, hearsAllCrossings: hearsAllCrossings, &findings)
    }
    return findings
  }

  private static func find(
    by number: Int, in script: ViewingScript, hearsAllCrossings: Bool,
    _ findings: inout Findings
  ) throws {
    var viewability = Viewability<Int>(standards[number])
    func pass(to end: Int) throws {
      while let crossing = viewability.nextCrossing, crossing <= Double(end) / 1000 {
        let events = viewability.pass(to: crossing)
        try expectEqual(events.isEmpty, false, "what a crossing at \(crossing) brings")
        try findings.add(events, by: number)
      }
    }
    for scene in script.scenes {
      if hearsAllCrossings { try pass(to: scene.time) }
      let now = Double(scene.time) / 1000
      try findings.add(viewability.update(at: scene.visible, now: now), by: number)
      if let tap = scene.tap { try findings.add(viewability.tap(tap, now: now), by: number) }
      if scene.isHidden {
        try expectEqual(viewability.nextCrossing, nil, "the crossing while nothing is visible")
        try expectEqual(viewability.impressions.isEmpty, true, "whether nothing is on screen")
      }
    }
    try pass(to: script.end)
  }

  @Test("The same views and impressions, at the same times")
  func scripts() throws {
    var views = 0
    var ends = 0
    try withEverySeed(Thinning.seeds(debug: 120, release: 1_000, long: 10_000)) { generator in
      let script = ViewingScript(using: &generator)
      let sampler = ViewingSampler(script, standards: Self.standards)
      let found = try Self.findings(script, hearsAllCrossings: generator.number(in: 0...1) == 0)
      func order(_ first: ViewingSampler.View, _ second: ViewingSampler.View) -> Bool {
        (first.time, first.id, first.standard) < (second.time, second.id, second.standard)
      }
      func order(_ first: ViewingSampler.End, _ second: ViewingSampler.End) -> Bool {
        (first.time, first.id, first.standard) < (second.time, second.id, second.standard)
      }
      try expectEqual(
        found.views.sorted(by: order), sampler.views.sorted(by: order), "what was viewed")
      try expectEqual(
        found.ends.sorted(by: order), sampler.ends.sorted(by: order), "the impressions")
      views += found.views.count
      ends += found.ends.count
    }
    // A turn of a debug build has twelve scripts.
    let least = Thinning.isDebug ? 5 : 100
    #expect(views > least && ends > least)
  }
}
