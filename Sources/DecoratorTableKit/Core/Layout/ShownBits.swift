/// The content rows of a section that are shown, whatever the form in which they are held.
struct ShownBits {
  private let mask: RowMask?
  /// The first content row below all that are shown.
  private let end: Int

  init(_ layout: RowLayout) {
    mask = layout.shownRows?.mask
    end = layout.hiddenCount > 0 ? layout.contentCount(aboveRow: layout.count) : layout.contentCount
  }

  /// Returns a bit for each of up to 64 content rows that is shown, that of the first the lowest.
  func bits(from row: Int, count: Int) -> UInt64 {
    let count = min(count, end - row)
    guard count > 0 else { return 0 }
    return mask?.bits(from: row, count: count) ?? .lowest(count)
  }
}
