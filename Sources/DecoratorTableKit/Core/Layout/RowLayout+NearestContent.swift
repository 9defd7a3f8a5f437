extension RowLayout {
  /// The nearest content row above a row, for scrolling, prefetching and drag targets.
  ///
  /// - Parameter row: A row in outer coordinates, in `0...count`; traps for any other.
  /// - Returns: The content row in inner coordinates, or nil if no content row stands above.
  /// - Complexity: As ``origin(ofRow:)``.
  public func nearestContent(before row: Int) -> Int? {
    let index = contentCount(aboveRow: row) - 1
    return index >= 0 ? index : nil
  }

  /// The nearest content row below a row, for scrolling, prefetching and drag targets.
  ///
  /// - Parameter row: A row in outer coordinates, in `0..<count`; traps for any other.
  /// - Returns: The content row in inner coordinates, or nil if no content row stands below.
  /// - Complexity: As ``origin(ofRow:)``.
  public func nearestContent(after row: Int) -> Int? {
    guard row >= 0, row < count else {
      Self.rowDoesNotExist(row, contentCount: contentCount, additionalCount: additionalCount)
    }
    let index = contentCount(aboveRow: row + 1)
    return index < contentCount ? index : nil
  }

  /// Returns the number of content rows above the outer row `row`, which may be `count`.
  func contentCount(aboveRow row: Int) -> Int {
    guard row != count else { return contentCount }
    switch origin(ofRow: row) {
    case .content(let index): return index
    case .additional(let ordinal): return anchor(ofAdditional: ordinal)
    }
  }
}
