import Foundation

/// Takes some of many cases: one of each few where the compiler has not optimized, since a case
/// costs ten times as much there, and a fifth of them where it has.
///
/// `DECORATOR_TURN` says which fifth, from 0 to 4: the gate takes another one for each commit. With
/// `DECORATOR_LONG_TESTS=1` a release build takes every case.
struct Thinning {
  /// Whether the compiler has not optimized.
  static let isDebug: Bool = {
    var isDebug = false
    assert(
      {
        isDebug = true; return true
      }())
    return isDebug
  }()

  /// Whether somebody waits for as many cases as were ever looked at.
  static let isLong = ProcessInfo.processInfo.environment["DECORATOR_LONG_TESTS"] == "1"

  /// The share of the cases that a release build takes.
  private static let share = 5
  /// Which of the shares it is.
  private static let turn =
    (ProcessInfo.processInfo.environment["DECORATOR_TURN"].flatMap { Int($0) } ?? 0) % share

  /// Returns the seeds of a random test.
  ///
  /// - Parameters:
  ///   - debug: How many there are in a debug build.
  ///   - release: Of how many a release build takes a fifth.
  ///   - long: How many there are where somebody waits; nil for those of a release build.
  static func seeds(debug: Int, release: Int, long: Int? = nil) -> Range<UInt64> {
    let first = isDebug || isLong ? 0 : turn * (release / share)
    let count = isDebug ? debug : isLong ? long ?? release : release / share
    return UInt64(first)..<UInt64(first + count)
  }

  private let period: Int
  private var index = 0

  /// Takes one case of so many in a debug build, and no fewer in a release build.
  init(to period: Int) {
    self.period = Self.isDebug ? period : Self.isLong ? 1 : min(period, Self.share)
  }

  /// Takes every case in a debug build, which has fewer of them, and some in a release build.
  static var ofReleaseBuild: Thinning { Thinning(to: isDebug ? 1 : share) }

  mutating func takesNext() -> Bool {
    index += 1
    return index % period == Self.turn % period
  }
}
