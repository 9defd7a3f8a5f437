import DecoratorTableKit

/// The two questions that every implementation of a placement answers.
protocol RowLookup: Sendable {
  func origin(ofRow row: Int) -> RowOrigin
  func row(ofContent index: Int) -> Int

  // The loops are requirements so that each type gets its own compiled loop, with the look-up
  // inlined.
  func sumOfOrigins(rows: [Int]) -> Int
  func sumOfOrigins(rows: Range<Int>) -> Int
  func sumOfRows(content: [Int]) -> Int
  func sumOfRows(content: Range<Int>) -> Int
}

extension RowLookup {
  func sumOfOrigins(rows: [Int]) -> Int {
    var sum = 0
    for row in rows { sum &+= origin(ofRow: row).digest }
    return sum
  }

  func sumOfOrigins(rows: Range<Int>) -> Int {
    var sum = 0
    for row in rows { sum &+= origin(ofRow: row).digest }
    return sum
  }

  func sumOfRows(content: [Int]) -> Int {
    var sum = 0
    for index in content { sum &+= row(ofContent: index) }
    return sum
  }

  func sumOfRows(content: Range<Int>) -> Int {
    var sum = 0
    for index in content { sum &+= row(ofContent: index) }
    return sum
  }
}

extension RowLayout: RowLookup {}

extension RowOrigin {
  /// A number that differs between all answers.
  @inline(__always)
  var digest: Int {
    switch self {
    case .content(let index): index
    case .additional(let ordinal): ~ordinal
    }
  }
}
