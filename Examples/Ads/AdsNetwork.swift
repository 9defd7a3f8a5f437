import CommandLineWords
import DecoratorTableKit
import Foundation

/// A network that is slow, has nothing to show now and then, and fails.
@MainActor
final class AdsNetwork {
  /// The reason why a load failed.
  enum Failure: String, Error {
    case unreachable
  }

  private let clock: (any TableClock)?
  private var random: SeededRandom
  private var adCount = 0
  private var requestCount = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  private static let vendors = [
    "Lantern Books", "Otter Canoes", "Pepper & Rye", "Quiet Clocks", "Tidewater Coffee",
  ]

  /// Creates a network whose answers depend on a seed only.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - clock: The clock that its answers wait for; nil for the system's.
  init(seed: Int, clock: (any TableClock)?) {
    random = SeededRandom(seed: UInt64(seed))
    self.clock = clock
  }

  /// Loads an advertisement.
  ///
  /// - Returns: Nil if there is none.
  func load() async throws -> NetworkAd? {
    // Most answers come soon, some late, and one of sixty too late.
    let share = Double.random(in: 0..<1, using: &random)
    let isLost = Int.random(in: 0..<60, using: &random) == 0
    let answer = Int.random(in: 0..<20, using: &random)
    let vendor = Self.vendors[Int.random(in: Self.vendors.indices, using: &random)]
    await wait(isLost ? 90 : min(0.15 - 0.8 * log(1 - share), 8))
    switch answer {
    case 0...2: throw Failure.unreachable
    case 3...5: return nil
    default:
      adCount += 1
      return NetworkAd(id: adCount, vendor: vendor)
    }
  }

  /// Answers everything that waits, so that nothing does when the program ends.
  func hangUp() {
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  private func wait(_ seconds: TimeInterval) async {
    guard let clock else {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      return
    }
    requestCount += 1
    let number = requestCount
    await withCheckedContinuation { continuation in
      waiting[number] = continuation
      _ = clock.wake(at: clock.now + seconds) { [weak self] in
        self?.waiting.removeValue(forKey: number)?.resume()
      }
    }
  }
}
