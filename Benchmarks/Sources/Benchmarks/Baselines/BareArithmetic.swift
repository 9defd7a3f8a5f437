import DecoratorTableKit

/// A regular rule as it would be written by hand into a data source. An additional row precedes
/// each of the content rows `first`, `first + period`, …; there are `additionalCount` of them.
struct BareArithmetic: RowLookup {
  static let name = "bare arithmetic"

  let contentCount: Int
  let first: Int
  let period: Int
  let additionalCount: Int

  init(contentCount: Int, first: Int, period: Int) {
    self.contentCount = contentCount
    self.first = first
    self.period = period
    additionalCount = contentCount < first ? 0 : (contentCount - first) / period + 1
  }

  func origin(ofRow row: Int) -> RowOrigin {
    precondition(row >= 0 && row < contentCount + additionalCount)
    let distance = row - first
    if distance < 0 { return .content(row) }
    let index = distance / (period + 1)
    if index >= additionalCount { return .content(row - additionalCount) }
    if distance % (period + 1) == 0 { return .additional(index) }
    return .content(row - index - 1)
  }

  func row(ofContent index: Int) -> Int {
    precondition(index >= 0 && index < contentCount)
    let distance = index - first
    if distance < 0 { return index }
    return index + min(distance / period + 1, additionalCount)
  }
}
