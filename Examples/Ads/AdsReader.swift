#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import Foundation

/// A person who flicks, reads, and flicks back now and then.
@MainActor
struct AdsReader {
  private var random: SeededRandom
  private var isMoving = false
  private var readsUntil: TimeInterval = 1.5
  private var stopsAt: TimeInterval?

  /// Creates a reader whose ways depend on a seed only.
  init(seed: Int) {
    // Another sequence than the network's.
    random = SeededRandom(seed: UInt64(seed) ^ 0x5EED)
  }

  /// Does what is due at a time, in seconds.
  mutating func act(on tableView: UITableView, at now: TimeInterval) {
    if tableView.isDecelerating {
      isMoving = true
      if let time = stopsAt, now >= time, let row = tableView.indexPathsForVisibleRows?.first {
        stopsAt = nil
        _ = tableView.simulateTouchDown(at: row)
      }
    } else if isMoving {
      isMoving = false
      readsUntil = now + pause
    } else if now >= readsUntil {
      flick(tableView, at: now)
    }
  }

  /// The time of reading before the next flick, in seconds.
  private var pause: TimeInterval {
    mutating get {
      Int.random(in: 0..<3, using: &random) == 0
        ? Double.random(in: 2...6, using: &random) : Double.random(in: 0.4...1.6, using: &random)
    }
  }

  private mutating func flick(_ tableView: UITableView, at now: TimeInterval) {
    let isBack = tableView.contentOffset.y > 600 && Int.random(in: 0..<4, using: &random) == 0
    let speed = CGFloat.random(in: 500...2600, using: &random)
    let stops = Int.random(in: 0..<4, using: &random) == 0
    stopsAt = stops ? now + Double.random(in: 0.1...0.6, using: &random) : nil
    isMoving = true
    tableView.simulateFlick(velocity: isBack ? -speed : speed)
  }
}
#endif
