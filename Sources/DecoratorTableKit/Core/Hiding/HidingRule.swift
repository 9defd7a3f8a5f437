/// The rule by which content rows are hidden.
///
/// It is known as an object, since closures cannot be compared.
final class HidingRule: Sendable {
  /// Returns whether a content row (inner) is hidden; nil where rows are hidden only by their
  /// number, one by one.
  let hides: (@Sendable (RowPosition) -> Bool)?

  init(_ hides: (@Sendable (RowPosition) -> Bool)?) {
    self.hides = hides
  }

  /// Returns whether a row that comes (inner) is shown.
  func shows(_ row: RowPosition) -> Bool { hides.map { !$0(row) } ?? true }

  /// Asks about all rows of a section; nil if all are shown.
  func shownRows(inSection section: Int, contentCount: Int) -> ShownRows? {
    guard hides != nil else { return nil }
    RowLayout.checkMaskable(contentCount)
    var mask = RowMask(repeating: true, count: contentCount)
    var showsAll = true
    for row in 0..<contentCount where !shows(RowPosition(section: section, row: row)) {
      mask[row] = false
      showsAll = false
    }
    return showsAll ? nil : ShownRows(mask)
  }
}
