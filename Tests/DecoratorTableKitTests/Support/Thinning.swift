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

  /// How many commits it takes to look at all cases of a release build.
  private static let turns = isDebug || isLong ? 1 : 5
  /// The number of this turn, from 0.
  private static let turn =
    (ProcessInfo.processInfo.environment["DECORATOR_TURN"].flatMap { Int($0) } ?? 0) % turns

  /// Returns the seeds of a random test.
  ///
  /// - Parameters:
  ///   - first: The first seed of the first turn.
  ///   - debug: How many there are in a debug build, and at least in any.
  ///   - release: Of how many a release build takes a fifth.
  ///   - long: How many there are where somebody waits; nil for those of a release build.
  static func seeds(
    from first: Int = 0, debug: Int, release: Int, long: Int? = nil
  ) -> Range<UInt64> {
    let all = isDebug ? debug : isLong ? long ?? release : release
    let start = first + turn * (all / turns)
    return UInt64(start)..<UInt64(start + max(debug, all / turns))
  }

  /// Returns one of so many cases, other ones for each number.
  static func some<Case>(
    _ cases: [Case], of number: Int, debug: Int, release: Int
  ) -> [Case] {
    let step = isDebug ? debug : release * turns
    return stride(from: (number * turns + turn) % step, to: cases.count, by: step).map { cases[$0] }
  }

  private let period: Int
  private var index = 0

  /// Takes one case of so many in a debug build, and as many at least in a release build.
  init(to period: Int) {
    self.period = Self.isDebug ? period : min(period, Self.turns)
  }

  /// Takes every case in a debug build, which has fewer of them, and a fifth in a release build.
  static var ofReleaseBuild: Thinning { Thinning(to: turns) }

  mutating func takesNext() -> Bool {
    index += 1
    return index % period == Self.turn % period
  }
}
