/// The origin of one outer row of a layer: a row of the wrapped source, or one that the layer adds.
///
/// Sections use the same type one level up: a section of the wrapped source, or an added one.
@frozen
public enum RowOrigin: Hashable, Sendable {
  /// The content row with this inner index.
  case content(Int)
  /// The additional row with this ordinal: the number of additional rows of its section above it.
  case additional(Int)
}

extension RowLayout {
  /// Returns the origin of an outer row.
  ///
  /// - Parameter row: The row in outer coordinates, in `0..<count`; traps for any other.
  /// - Returns: The inner index of the content row, or the ordinal of the additional row.
  /// - Complexity: O(1) for regular layouts, O(log *k*) for *k* irregular additional or hidden
  ///   rows.
  @inlinable
  @inline(__always)
  public func origin(ofRow row: Int) -> RowOrigin {
    guard let origin = existingOrigin(ofRow: row) else {
      Self.rowDoesNotExist(row, contentCount: contentCount, count: count)
    }
    return origin
  }

  /// Returns the origin of an outer row; nil if there is no such row.
  ///
  /// - Parameter row: A row in outer coordinates; any number.
  /// - Complexity: As ``origin(ofRow:)``.
  @inlinable
  @inline(__always)
  func existingOrigin(ofRow row: Int) -> RowOrigin? {
    guard row >= 0, row < count else { return nil }
    // A fast path: the sections of most layers have no additional and no hidden rows.
    guard count != contentCount else { return .content(row) }
    switch storage {
    case .runs(let runs): return runs.last(upTo: row) { $0.firstRow }.origin(ofRow: row)
    case .rows(let rows):
      let above = rows.count(below: row)
      return above < rows.count && rows[above] == row
        ? .additional(above) : .content(row - above)
    case .hiding(let rows):
      // Hidden rows are looked up like additional rows, with shown rows in place of content rows.
      return .content(row + rows.count(upToFree: row))
    }
  }

  /// Returns the outer row of a content row.
  ///
  /// - Parameter index: The content row in inner coordinates, in `0..<contentCount`; traps for any
  ///   other, and for one that is hidden.
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
  /// - Complexity: As ``origin(ofRow:)``.
  @inlinable
  @inline(__always)
  package func shownRow(ofContent index: Int) -> Int? {
    guard index >= 0, index < contentCount else {
      Self.contentRowDoesNotExist(index, count: contentCount)
    }
    guard count != contentCount else { return index }
    if case .hiding(let rows) = storage {
      let above = rows.count(below: index)
      let isHidden = above < rows.count && rows[above] == index
      return isHidden || index - above >= count ? nil : index - above
    }
    return index + additionalCount(upToContent: index)
  }

  /// Returns the outer row of an additional row.
  ///
  /// - Parameter ordinal: The additional row, in `0..<additionalCount`; traps for any other.
  /// - Returns: The row in outer coordinates.
  /// - Complexity: O(1), and O(log *r*) for *r* runs.
  @inlinable
  @inline(__always)
  public func row(ofAdditional ordinal: Int) -> Int {
    anchor(ofAdditional: ordinal) + ordinal
  }

  /// Returns the anchor of an additional row.
  ///
  /// - Parameter ordinal: The additional row, in `0..<additionalCount`; traps for any other.
  /// - Returns: The content row in inner coordinates; `contentCount` for the place after the last.
  /// - Complexity: As ``row(ofAdditional:)``.
  @inlinable
  @inline(__always)
  package func anchor(ofAdditional ordinal: Int) -> Int {
    guard ordinal >= 0, ordinal < additionalCount else {
      Self.additionalRowDoesNotExist(ordinal, count: additionalCount)
    }
    switch storage {
    case .runs(let runs):
      return runs.last(upTo: ordinal) { $0.firstOrdinal }.anchor(ofAdditional: ordinal)
    case .rows(let rows): return rows[ordinal] - ordinal
    case .hiding: Self.additionalRowDoesNotExist(ordinal, count: additionalCount)
    }
  }

  /// Returns the number of additional rows with an anchor up to the content row `index` (inner),
  /// which may be `contentCount`.
  ///
  /// - Complexity: As ``origin(ofRow:)``.
  @inlinable
  @inline(__always)
  func additionalCount(upToContent index: Int) -> Int {
    guard additionalCount > 0 else { return 0 }
    switch storage {
    case .runs(let runs):
      return runs.last(upTo: index) { $0.firstAnchor }.count(upToContent: index)
    case .rows(let rows): return rows.count(upToFree: index)
    case .hiding: return 0
    }
  }

  /// Returns the number of additional rows with smaller anchors.
  func additionalCount(before anchor: Int) -> Int {
    anchor > 0 ? additionalCount(upToContent: anchor - 1) : 0
  }

  /// Returns the run of an additional row; irregular rows are a run each.
  ///
  /// - Complexity: As ``anchor(ofAdditional:)``.
  func run(of ordinal: Int) -> AnchorRun {
    if case .runs(let runs) = storage { return runs.last(upTo: ordinal) { $0.firstOrdinal } }
    return AnchorRun(
      firstOrdinal: ordinal, firstAnchor: anchor(ofAdditional: ordinal), step: 1, count: 1)
  }

  // Messages are built in functions of their own, so that the look-ups stay short enough to be
  // inlined, and from numbers, since passing a layout would copy it.

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

// The content next to a row, for scrolling, prefetching and drag targets.
extension RowLayout {
  /// Returns the nearest content row above a row, for scrolling, prefetching and drag targets.
  ///
  /// - Parameter row: A row in outer coordinates, in `0...count`; traps for any other.
  /// - Returns: The content row in inner coordinates, or nil if there is no content row above.
  /// - Complexity: As ``origin(ofRow:)``.
  package func nearestContent(before row: Int) -> Int? {
    let index = contentCount(aboveRow: row) - 1
    return index >= 0 ? index : nil
  }

  /// Returns the nearest content row below a row, for scrolling, prefetching and drag targets.
  ///
  /// - Parameter row: A row in outer coordinates, in `0..<count`; traps for any other.
  /// - Returns: The content row in inner coordinates, or nil if there is no content row below.
  /// - Complexity: As ``origin(ofRow:)``.
  package func nearestContent(after row: Int) -> Int? {
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

  /// Returns the content row at an outer row, if no row is additional.
  private func shownContent(at row: Int) -> Int {
    guard case .content(let index) = origin(ofRow: row) else { return row }
    return index
  }
}
