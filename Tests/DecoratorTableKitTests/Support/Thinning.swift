import Foundation

/// Chooses some of many cases, so that all tests end in a minute or two.
///
/// A debug build has cases of its own, fewer than a release build, since one costs ten times as
/// much there. The gate takes a tenth of the cases of each build, another one for each commit:
/// `DECORATOR_TURN` sets which one, from 0 to 9. A run without it is a quick look, with a fourth of
/// that. With `DECORATOR_LONG_TESTS=1` a build takes all of its cases.
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

  /// Whether all cases that were ever looked at are to run.
  static let isLong = ProcessInfo.processInfo.environment["DECORATOR_LONG_TESTS"] == "1"

  /// Whether the tables of this process have tempers.
  ///
  /// Which tests fail with one is written down in `Tests/Tempers`.
  static let isTempered = ProcessInfo.processInfo.environment["HEADLESS_TEMPER"] != nil

  /// The number of the turn that is set, from 0; with tempers always that one, so that the same
  /// tests fail. Nil for a quick look.
  private static let chosenTurn =
    isTempered ? 0 : ProcessInfo.processInfo.environment["DECORATOR_TURN"].flatMap { Int($0) }
  /// How many turns it takes to look at all cases.
  static let turns = isLong ? 1 : chosenTurn == nil ? 40 : 10
  /// The number of this turn, from 0.
  private static let turn = (chosenTurn ?? 0) % turns

  /// Returns the seeds of a random test in this turn.
  ///
  /// - Parameters:
  ///   - first: The first seed of the first turn.
  ///   - debug: How many there are in all turns of a debug build, and at least in each of a release
  ///     build.
  ///   - release: How many there are in all turns of a release build.
  ///   - long: How many there are in a release build that runs all cases; nil for as many as in all
  ///     turns.
  static func seeds(
    from first: Int = 0, debug: Int, release: Int, long: Int? = nil
  ) -> Range<UInt64> {
    let all = isDebug ? debug : isLong ? long ?? release : release
    let count = max(isDebug ? 1 : debug, all / turns)
    let start = first + turn * count
    return UInt64(start)..<UInt64(start + count)
  }

  /// Returns the seeds of a random test in this turn, of a range that is the same in any build.
  static func seeds(_ all: Range<Int>) -> Range<UInt64> {
    let count = max(1, all.count / turns)
    let start = all.lowerBound + turn * count
    return UInt64(start)..<UInt64(start + count)
  }

  /// Returns one of so many cases, other ones for each number.
  static func some<Case>(
    _ cases: [Case], of number: Int, debug: Int, release: Int
  ) -> [Case] {
    let step = (isDebug ? debug : release) * turns
    return stride(from: (number * turns + turn) % step, to: cases.count, by: step).map { cases[$0] }
  }

  /// Returns the cases of this turn.
  static func ofThisTurn<Case>(_ cases: some Sequence<Case>) -> [Case] {
    some(Array(cases), of: 0, debug: 1, release: 1)
  }

  /// Returns one of a few cases in a debug build, the next one in each turn, and all of them in a
  /// release build.
  static func oneOf<Case>(_ few: some Sequence<Case>) -> [Case] {
    let few = Array(few)
    return turns == 1 || !isDebug ? few : [few[turn % few.count]]
  }

  private let period: Int
  private var index = 0

  /// Takes one case of so many in a debug build, divided among its turns, and as many at least in a
  /// release build.
  init(to period: Int) {
    self.period = Self.isDebug ? period * Self.turns : min(period, Self.turns)
  }

  /// Takes every case of a build, divided among its turns.
  static var byTurns: Thinning { Thinning(to: isDebug ? 1 : turns) }

  mutating func takesNext() -> Bool {
    index += 1
    return index % period == Self.turn % period
  }
}
