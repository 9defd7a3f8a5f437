/// Rows of one kind that stand one below the other.
public struct RowSpan: Hashable, Sendable {
  /// The rows, in outer coordinates; never empty.
  public let rows: Range<Int>
  /// What stands at the first of them. The rows after it follow in their own numbering: content
  /// rows by their inner index, additional rows by their ordinal.
  public let first: RowOrigin

  /// Creates a span of rows of the kind of `first`.
  public init(rows: Range<Int>, first: RowOrigin) {
    self.rows = rows
    self.first = first
  }
}
