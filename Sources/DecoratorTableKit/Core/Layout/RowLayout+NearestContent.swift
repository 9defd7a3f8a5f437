extension RowLayout {
  /// Returns the nearest content row above a row, for scrolling, prefetching and drag targets.
  ///
  /// - Parameter row: A row in outer coordinates, in `0...count`; traps for any other.
  /// - Returns: The content row in inner coordinates, or nil if no content row stands above.
  /// - Complexity: As ``origin(ofRow:)``.
  public func nearestContent(before row: Int) -> Int? {
    let index = contentCount(aboveRow: row) - 1
    return index >= 0 ? index : nil
  }

  /// Returns the nearest content row below a row, for scrolling, prefetching and drag targets.
  ///
  /// - Parameter row: A row in outer coordinates, in `0..<count`; traps for any other.
  /// - Returns: The content row in inner coordinates, or nil if no content row stands below.
  /// - Complexity: As ``origin(ofRow:)``.
  public func nearestContent(after row: Int) -> Int? {
    guard row >= 0, row < count else {
      Self.rowDoesNotExist(row, contentCount: contentCount, count: count)
    }
    if hiddenCount > 0 { return row + 1 < count ? shownContent(at: row + 1) : nil }
    let index = contentCount(aboveRow: row + 1)
    return index < contentCount ? index : nil
  }

  /// Returns the number of content rows above the outer row `row`, which may be `count`. Those that
  /// are hidden between two rows are below both of them.
  func contentCount(aboveRow row: Int) -> Int {
    if hiddenCount > 0 { return row > 0 ? shownContent(at: row - 1) + 1 : 0 }
    guard row != count else { return contentCount }
    switch origin(ofRow: row) {
    case .content(let index): return index
    case .additional(let ordinal): return anchor(ofAdditional: ordinal)
    }
  }

  /// Returns the content row at an outer row, where no row is additional.
  private func shownContent(at row: Int) -> Int {
    guard case .content(let index) = origin(ofRow: row) else { return row }
    return index
  }
}
