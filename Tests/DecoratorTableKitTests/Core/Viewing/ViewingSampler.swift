@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// Looks at a list a thousand times a second, or some other number of times.
struct ViewingSampler {
  /// A row that was viewed, and when, in ticks.
  struct View: Hashable {
    var time: Int
    var id: Int
    var standard: Int
  }

  /// An impression that has ended; times are in ticks.
  struct End: Hashable {
    var time: Int
    var id: Int
    var standard: Int
    var longest: Int
    var total: Int
    var visible: Int
    var largest: Double
  }

  private struct Impression {
    var firstSeen: Int
    var largest = 0.0
    /// Ticks without interruption, the most of them, and all of them, by standard.
    var running: [Int]
    var longest: [Int]
    var total: [Int]
    /// Whether the row is as visible as it has to be.
    var isMet: [Bool]
    var isDone: [Bool]
  }

  let standards: [ViewabilityStandard]
  let ticksPerSecond: Int
  private(set) var views: [View] = []
  private(set) var ends: [End] = []
  private var impressions: [Int: Impression] = [:]
  private var everViewed: Set<[Int]> = []

  init(standards: [ViewabilityStandard], ticksPerSecond: Int = 1000) {
    self.standards = standards
    self.ticksPerSecond = ticksPerSecond
  }

  init(_ script: ViewingScript, standards: [ViewabilityStandard]) {
    self.init(standards: standards)
    var next = 0
    for time in 0...script.end {
      tick(time)
      while next < script.scenes.count, script.scenes[next].time == time {
        let scene = script.scenes[next]
        show(scene.visible, at: time)
        if let tap = scene.tap { view(tap, at: time, tapped: true) }
        next += 1
      }
    }
  }

  /// Whether some row will have been viewed after a while, if nothing changes.
  var awaitsView: Bool {
    impressions.contains { id, impression in
      standards.indices.contains { number in
        impression.isMet[number] && !impression.isDone[number]
          && !(standards[number].counting == .eachModel && everViewed.contains([id, number]))
      }
    }
  }

  /// One more tick has passed.
  mutating func tick(_ time: Int) {
    for id in impressions.keys {
      guard time > 0, var impression = impressions[id] else { continue }
      for number in standards.indices where impression.isMet[number] {
        impression.running[number] += 1
        impression.total[number] += 1
        impression.longest[number] = max(impression.longest[number], impression.running[number])
      }
      impressions[id] = impression
      view(id, at: time)
    }
  }

  /// Counts a row by the standards that have seen it for long enough.
  private mutating func view(_ id: Int, at time: Int, tapped: Bool = false) {
    for (number, standard) in standards.enumerated() {
      guard let impression = impressions[id], !impression.isDone[number] else { continue }
      if standard.counting == .eachModel, everViewed.contains([id, number]) { continue }
      let isLongEnough =
        impression.isMet[number]
        && impression.running[number] >= Int(standard.seconds * Double(ticksPerSecond))
      guard isLongEnough || (tapped && standard.countsTaps) else { continue }
      impressions[id]?.isDone[number] = true
      everViewed.insert([id, number])
      views.append(View(time: time, id: id, standard: number))
    }
  }

  /// These rows are on screen from now on.
  mutating func show(_ visible: [VisibleRow<Int>], at time: Int) {
    for id in impressions.keys where !visible.contains(where: { $0.id == id }) {
      guard let impression = impressions.removeValue(forKey: id) else { continue }
      for number in standards.indices {
        ends.append(
          End(
            time: time, id: id, standard: number, longest: impression.longest[number],
            total: impression.total[number], visible: time - impression.firstSeen,
            largest: impression.largest))
      }
    }
    for row in visible {
      let none = standards.map { _ in 0 }
      let no = standards.map { _ in false }
      var impression =
        impressions[row.id]
        ?? Impression(
          firstSeen: time, running: none, longest: none, total: none, isMet: no, isDone: no)
      impression.largest = max(impression.largest, row.part.fraction)
      for (number, standard) in standards.enumerated() {
        let isLarge = standard.large.map { row.part.area >= $0.area } ?? false
        let least = isLarge ? standard.large?.fraction ?? 0 : standard.fraction
        // A rounding is no difference.
        let isMet = row.part.fraction >= least - 1e-9 && (row.isPlaying || !standard.needsPlay)
        if isMet != impression.isMet[number] { impression.running[number] = 0 }
        impression.isMet[number] = isMet
      }
      impressions[row.id] = impression
      view(row.id, at: time)
    }
  }
}
