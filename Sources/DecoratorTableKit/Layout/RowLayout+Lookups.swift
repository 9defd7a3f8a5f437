extension RowLayout {
  /// What stands at an outer row.
  ///
  /// - Parameter row: The row in outer coordinates, in `0..<count`; traps for any other.
  /// - Returns: The inner index of the content row, or the ordinal of the additional row.
  /// - Complexity: O(1) for regular layouts, O(log *k*) at worst for *k* irregular additional rows.
  @inlinable
  public func origin(ofRow row: Int) -> RowOrigin {
    checkRow(row)
    switch storage {
    case .regular(let run):
      return run.origin(ofRow: row)
    case .piecewise(let runs):
      return runs[Self.indexOfRun(in: runs) { $0.firstRow <= row }].origin(ofRow: row)
    case .compact(let anchors):
      let above = anchors.count(aboveRow: row)
      let isAdditional = above < additionalCount && Int(anchors.rows[above]) == row
      return isAdditional ? .additional(above) : .content(row - above)
    }
  }

  /// The outer row of a content row.
  ///
  /// - Parameter index: The content row in inner coordinates, in `0..<contentCount`; traps for any
  ///   other.
  /// - Returns: The row in outer coordinates.
  /// - Complexity: As ``origin(ofRow:)``.
  @inlinable
  public func row(ofContent index: Int) -> Int {
    guard index >= 0, index < contentCount else {
      misuse("content row \(index) does not exist: the section has \(contentCount) content rows")
    }
    return index + additionalCount(upToContent: index)
  }

  /// The outer row of an additional row.
  ///
  /// - Parameter ordinal: The additional row, in `0..<additionalCount`; traps for any other.
  /// - Returns: The row in outer coordinates.
  /// - Complexity: O(1)
  @inlinable
  public func row(ofAdditional ordinal: Int) -> Int {
    anchor(ofAdditional: ordinal) + ordinal
  }

  /// The content row that an additional row stands directly before.
  ///
  /// - Parameter ordinal: The additional row, in `0..<additionalCount`; traps for any other.
  /// - Returns: The content row in inner coordinates; `contentCount` for the place after the last.
  /// - Complexity: O(1)
  @inlinable
  public func anchor(ofAdditional ordinal: Int) -> Int {
    guard ordinal >= 0, ordinal < additionalCount else {
      misuse(
        "additional row \(ordinal) does not exist: the section has \(additionalCount) of them")
    }
    switch storage {
    case .regular(let run):
      return run.anchor(at: ordinal)
    case .piecewise(let runs):
      let run = runs[Self.indexOfRun(in: runs) { $0.firstOrdinal <= ordinal }]
      return run.anchor(at: ordinal - run.firstOrdinal)
    case .compact(let anchors):
      return Int(anchors.rows[ordinal]) - ordinal
    }
  }

  /// The number of additional rows whose anchor is at most the content row `index` (inner), which
  /// may be `contentCount`.
  @inlinable
  func additionalCount(upToContent index: Int) -> Int {
    switch storage {
    case .regular(let run):
      return run.count(upToContent: index)
    case .piecewise(let runs):
      let run = runs[Self.indexOfRun(in: runs) { $0.firstAnchor <= index }]
      return run.firstOrdinal + run.count(upToContent: index)
    case .compact(let anchors):
      return anchors.count(upToContent: index)
    }
  }

  @inlinable
  func checkRow(_ row: Int) {
    guard row >= 0, row < count else {
      misuse(
        """
        row \(row) does not exist: the section has \(count) rows \
        (\(contentCount) content, \(additionalCount) additional)
        """)
    }
  }

  /// The last run that `reaches`, which holds for a prefix of `runs`; 0 if it holds for none.
  @inlinable
  static func indexOfRun(in runs: [AnchorRun], where reaches: (AnchorRun) -> Bool) -> Int {
    var low = 1
    var high = runs.count
    while low < high {
      let middle = (low + high) >> 1
      if reaches(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
