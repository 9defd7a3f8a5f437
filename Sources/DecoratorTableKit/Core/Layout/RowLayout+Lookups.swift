extension RowLayout {
  /// Returns what stands at an outer row.
  ///
  /// - Parameter row: The row in outer coordinates, in `0..<count`; traps for any other.
  /// - Returns: The inner index of the content row, or the ordinal of the additional row.
  /// - Complexity: O(1) for regular layouts, O(log *k*) at worst for *k* irregular additional rows,
  ///   and O(log *n*) at worst for *n* content rows of which some are hidden.
  @inlinable
  @inline(__always)
  public func origin(ofRow row: Int) -> RowOrigin {
    guard row >= 0, row < count else {
      Self.rowDoesNotExist(row, contentCount: contentCount, count: count)
    }
    // The sections of most layers: nothing is added or hidden, and no division needed to say so.
    guard count != contentCount else { return .content(row) }
    switch storage {
    case .regular(let run): return run.origin(ofRow: row)
    case .piecewise(let anchors): return anchors.origin(ofRow: row)
    case .compact(let anchors): return anchors.origin(ofRow: row)
    case .shown(let rows): return .content(rows.row(at: row))
    }
  }

  /// Returns the outer row of a content row.
  ///
  /// - Parameter index: The content row in inner coordinates, in `0..<contentCount`; traps for any
  ///   other, and for one that is hidden: see ``shownRow(ofContent:)``.
  /// - Returns: The row in outer coordinates.
  /// - Complexity: As ``origin(ofRow:)``.
  @inlinable
  @inline(__always)
  public func row(ofContent index: Int) -> Int {
    guard let row = shownRow(ofContent: index) else { Self.contentRowIsHidden(index) }
    return row
  }

  /// Returns the outer row of a content row, unless it is hidden.
  ///
  /// - Parameter index: The content row in inner coordinates, in `0..<contentCount`; traps for any
  ///   other.
  /// - Returns: The row in outer coordinates; nil if it is hidden.
  /// - Complexity: O(1) where rows are hidden, otherwise as ``origin(ofRow:)``.
  @inlinable
  @inline(__always)
  public func shownRow(ofContent index: Int) -> Int? {
    guard index >= 0, index < contentCount else {
      Self.contentRowDoesNotExist(index, count: contentCount)
    }
    guard count != contentCount else { return index }
    switch storage {
    case .regular(let run): return index + run.count(upToContent: index)
    case .piecewise(let anchors): return index + anchors.count(upToContent: index)
    case .compact(let anchors): return index + anchors.count(upToContent: index)
    case .shown(let rows): return rows.place(of: index, ofFirst: count)
    }
  }

  /// Returns the outer row of an additional row.
  ///
  /// - Parameter ordinal: The additional row, in `0..<additionalCount`; traps for any other.
  /// - Returns: The row in outer coordinates.
  /// - Complexity: O(1), O(log *e*) after *e* edits.
  @inlinable
  @inline(__always)
  public func row(ofAdditional ordinal: Int) -> Int {
    anchor(ofAdditional: ordinal) + ordinal
  }

  /// Returns the content row that an additional row stands directly before.
  ///
  /// - Parameter ordinal: The additional row, in `0..<additionalCount`; traps for any other.
  /// - Returns: The content row in inner coordinates; `contentCount` for the place after the last.
  /// - Complexity: As ``row(ofAdditional:)``.
  @inlinable
  @inline(__always)
  public func anchor(ofAdditional ordinal: Int) -> Int {
    guard ordinal >= 0, ordinal < additionalCount else {
      Self.additionalRowDoesNotExist(ordinal, count: additionalCount)
    }
    switch storage {
    case .regular(let run):
      return run.anchor(at: ordinal)
    case .piecewise(let anchors):
      return anchors.anchor(ofAdditional: ordinal)
    case .compact(let anchors):
      return anchors.anchor(at: ordinal)
    case .shown:
      Self.additionalRowDoesNotExist(ordinal, count: additionalCount)
    }
  }

  /// Returns the number of additional rows with an anchor up to the content row `index` (inner),
  /// which may be `contentCount`.
  @inlinable
  func additionalCount(upToContent index: Int) -> Int {
    switch storage {
    case .regular(let run): return run.count(upToContent: index)
    case .piecewise(let anchors): return anchors.count(upToContent: index)
    case .compact(let anchors): return anchors.count(upToContent: index)
    case .shown: return 0
    }
  }

  // Messages are built out of line, so that the look-ups stay short enough to be inlined. They are
  // built from numbers: a layout would be copied to be passed, even where nothing is wrong.

  @usableFromInline
  @inline(never)
  static func rowDoesNotExist(_ row: Int, contentCount: Int, count: Int) -> Never {
    let others =
      count < contentCount
      ? "\(contentCount - count) of them hidden" : "\(count - contentCount) additional"
    misuse(
      """
      row \(row) does not exist: the section has \(count) rows (\(contentCount) content, \
      \(others))
      """
    )
  }

  @usableFromInline
  @inline(never)
  static func contentRowDoesNotExist(_ index: Int, count: Int) -> Never {
    misuse("content row \(index) does not exist: the section has \(count) content rows")
  }

  @usableFromInline
  @inline(never)
  static func contentRowIsHidden(_ index: Int) -> Never {
    misuse("content row \(index) is hidden and has no place: ask for shownRow(ofContent:)")
  }

  @usableFromInline
  @inline(never)
  static func additionalRowDoesNotExist(_ ordinal: Int, count: Int) -> Never {
    misuse("additional row \(ordinal) does not exist: the section has \(count) of them")
  }
}

extension RowLayout {
  /// Returns the number of additional rows with smaller anchors.
  func additionalCount(before anchor: Int) -> Int {
    anchor > 0 ? additionalCount(upToContent: anchor - 1) : 0
  }
}
