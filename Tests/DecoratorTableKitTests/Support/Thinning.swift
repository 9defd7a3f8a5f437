import Foundation

/// Takes every one of many cases where the compiler has optimised, and one of each few where it has
/// not: there a case costs ten times as much.
struct Thinning {
  /// Whether the compiler has not optimised.
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

  private let period: Int
  private var index = 0

  init(to period: Int) {
    self.period = Self.isDebug ? period : 1
  }

  mutating func takesNext() -> Bool {
    index += 1
    return index % period == 0
  }
}
