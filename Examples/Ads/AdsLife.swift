import Foundation

/// What becomes of one advertisement. Times are in seconds, places in points from the top of the
/// list.
struct AdsLife {
  /// A time for which its row is in one place, until the next begins.
  struct Stay {
    let start: TimeInterval
    let place: ClosedRange<CGFloat>
    let isOnScreen: Bool
  }

  /// The time at which it came.
  let arrival: TimeInterval
  /// Where its row has been, since it was given one.
  private(set) var stays: [Stay] = []
  /// The time at which it counted.
  var viewed: TimeInterval?
  /// The time at which it was given up.
  var end: TimeInterval?

  /// Creates the life of an advertisement that has come.
  init(arrival: TimeInterval) { self.arrival = arrival }

  /// Whether it was given a row.
  var wasShown: Bool { !stays.isEmpty }
  /// Whether its row was on screen.
  var wasSeen: Bool { stays.contains { $0.isOnScreen } }

  /// Takes note of where its row is from a time on.
  mutating func note(_ place: ClosedRange<CGFloat>, isOnScreen: Bool, at time: TimeInterval) {
    if let last = stays.last, last.place == place, last.isOnScreen == isOnScreen { return }
    stays.append(Stay(start: time, place: place, isOnScreen: isOnScreen))
  }
}

/// What becomes of one request.
struct AdsRequest {
  /// The time at which it began, in seconds.
  let start: TimeInterval
  /// Where the slot is, in points from the top of the list.
  let place: CGFloat
  /// The time at which it ended.
  var end: TimeInterval?
  /// How it ended.
  var outcome: AdsEvent.Kind?
}
