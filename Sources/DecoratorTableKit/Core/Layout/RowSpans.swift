/// The rows of a range, span by span: one step for each change of kind, none for each row.
public struct RowSpans: Sequence, IteratorProtocol, Sendable {
  private let layout: RowLayout
  private var rows: Range<Int>
  /// The first additional row that does not stand above the rest of the range.
  private var ordinal: Int

  init(of rows: Range<Int>, in layout: RowLayout) {
    self.layout = layout
    self.rows = rows
    ordinal = rows.lowerBound - layout.contentCount(aboveRow: rows.lowerBound)
  }

  /// The next span, or nil at the end of the range.
  /// - Complexity: O(1), for additional rows that stack up O(their number).
  public mutating func next() -> RowSpan? {
    guard let row = rows.first else { return nil }
    var end = row
    while ordinal < layout.additionalCount, end < rows.upperBound,
      layout.row(ofAdditional: ordinal) == end
    {
      ordinal += 1
      end += 1
    }
    let first: RowOrigin
    if end > row {
      first = .additional(ordinal - (end - row))
    } else {
      end =
        ordinal < layout.additionalCount
        ? Swift.min(layout.row(ofAdditional: ordinal), rows.upperBound) : rows.upperBound
      first = .content(row - ordinal)
    }
    rows = end..<rows.upperBound
    return RowSpan(rows: row..<end, first: first)
  }
}

extension RowLayout {
  /// All rows of a range at once, without a look-up for each.
  ///
  /// ```swift
  /// let layout = RowLayout(contentCount: 4, anchors: [1])
  /// for span in layout.spans(in: 0..<5) { … }
  /// // rows 0..<1 from .content(0), 1..<2 from .additional(0), 2..<5 from .content(1)
  /// ```
  ///
  /// - Parameter rows: Rows in outer coordinates, within `0..<count`; traps for any other.
  /// - Returns: Spans that cover the range, in order, each as long as it can be.
  /// - Complexity: O(log *k*) to begin, then O(1) a span.
  public func spans(in rows: Range<Int>) -> RowSpans {
    guard rows.lowerBound >= 0, rows.upperBound <= count else {
      misuse("rows \(rows) do not all exist: the section has \(count) rows")
    }
    return RowSpans(of: rows, in: self)
  }
}
