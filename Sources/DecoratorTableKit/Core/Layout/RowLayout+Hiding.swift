// Sections that show only some of their content rows. A section hides rows or adds some, never
// both.
extension RowLayout {
  /// Creates a section that hides some of its content rows.
  ///
  /// ```swift
  /// let layout = RowLayout(contentCount: 5, hiding: [1, 2])
  /// layout.count                    // 3
  /// layout.origin(ofRow: 1)         // .content(3)
  /// layout.shownRow(ofContent: 1)   // nil
  /// ```
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows; traps if it is negative, or more than 2³¹ - 1
  ///     where one is hidden.
  ///   - rows: Content rows (inner), in any order; traps for one that does not exist.
  ///   - limit: The most rows that are shown, from the top, of those that are not named; traps if
  ///     it is negative.
  /// - Complexity: O(*n* / 64 + *m*) for *m* of *n* content rows.
  public init(contentCount: Int, hiding rows: some Sequence<Int>, showingAtMost limit: Int = .max) {
    if limit < 0 {
      misuse("at most \(limit) rows are shown: give 0 or more")
    }
    Self.checkMaskable(contentCount)
    var mask = RowMask(repeating: true, count: contentCount)
    for row in rows {
      guard (0..<contentCount).contains(row) else {
        Self.contentRowDoesNotExist(row, count: contentCount)
      }
      mask[row] = false
    }
    self.init(showing: ShownRows(mask), atMost: limit)
  }

  /// Creates a section that shows the rows of a mask, from the top, at most a number of them.
  init(showing rows: ShownRows, atMost limit: Int = .max) {
    let count = min(rows.count, limit)
    guard count < rows.mask.count else {
      self.init(contentCount: rows.mask.count)
      return
    }
    self.init(
      contentCount: rows.mask.count, additionalCount: 0, hiddenCount: rows.mask.count - count,
      storage: .shown(rows))
  }

  /// Traps unless a section can have a bit for each of its content rows.
  static func checkMaskable(_ contentCount: Int) {
    guard (0...Int(Int32.max)).contains(contentCount) else {
      misuse(
        "\(contentCount) content rows: a section that hides some has between 0 and \(Int32.max)")
    }
  }

  /// The number of content rows that are not seen from outside.
  @inlinable public var hiddenCount: Int { contentCount + additionalCount - count }

  /// The number of content rows that may be seen, and are not, since the section shows no more.
  var cutOffCount: Int { shownRows.map { $0.count - count } ?? 0 }

  /// Returns the number of outer rows that show one of the first content rows.
  ///
  /// - Parameter index: The number of these, up to `contentCount`.
  func shownCount(ofFirst index: Int) -> Int {
    guard let shownRows, count < contentCount else { return index }
    return index < contentCount ? min(shownRows.place(of: index).above, count) : count
  }

  /// The rows that are shown unless there are too many of them; nil if all are.
  var shownRows: ShownRows? {
    if case .shown(let rows) = storage { rows } else { nil }
  }

  /// The rows that are shown, where no limit hides others; nil if all are.
  var unlimitedRows: ShownRows? {
    guard let shownRows, shownRows.count == count else { return nil }
    return shownRows
  }

  /// Returns the rows after some went and others came, which are shown. As many are cut off at the
  /// end as were.
  ///
  /// - Complexity: O(*n* / 64 + *m*) for *m* of *n* content rows.
  func editing(_ rows: RowMap, of shown: ShownRows) -> RowLayout {
    var mask = RowMask()
    mask.reserveCapacity(rows.countAfter)
    for stretch in rows.stretches {
      mask.append(repeating: true, count: stretch.target - mask.count)
      mask.append(stretch.sources, of: shown.mask)
    }
    mask.append(repeating: true, count: rows.countAfter - mask.count)
    let after = ShownRows(mask)
    return RowLayout(showing: after, atMost: after.count - (shown.count - count))
  }
}
