extension RowLayout {
  /// The rows after an edit.
  ///
  /// Additional rows that stay keep their order. Each stands before the first unmoved content row at
  /// or after its anchor, or, if there is none, at `tailAnchor`.
  ///
  /// - Parameters:
  ///   - edit: What happens to content and additional rows.
  ///   - tailAnchor: An anchor (new) after all unmoved content rows.
  func applying(_ edit: RowLayoutEdit, tailAnchor: Int) -> RowLayout {
    let unmovedCount = edit.rows.countBefore - edit.rows.removed.count
    let removed = Set(edit.removedAdditional)
    var anchors: [Int] = []
    var inserted = edit.insertedAnchors[...]
    func insert() {
      while let next = inserted.first, next.ordinal == anchors.count {
        anchors.append(next.anchor)
        inserted.removeFirst()
      }
    }
    for ordinal in 0..<additionalCount where !removed.contains(ordinal) {
      insert()
      let unmoved = edit.rows.unmovedCount(beforeOld: anchor(ofAdditional: ordinal))
      anchors.append(
        unmoved < unmovedCount ? edit.rows.added.position(ofFree: unmoved) : tailAnchor)
    }
    insert()
    return RowLayout(contentCount: edit.rows.countAfter, anchors: anchors)
  }

  /// The same rows with the edits since they were laid out folded in, to be made now and then where
  /// there is time; nil if there is nothing to fold.
  func refrozen() -> RowLayout? { nil }
}
