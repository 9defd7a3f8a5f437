extension HeterogeneousList {
  /// Where a row comes from: why it is what it is.
  ///
  /// - Parameter position: A position in the whole list; traps if there is no such row.
  /// - Complexity: O(merges), each as ``RowLayout/origin(ofRow:)``.
  public func origin(at position: RowPosition) -> ListOrigin {
    guard contains(position) else { rowDoesNotExist(position) }
    var position = position
    for merge in merges.indices.reversed() {
      switch merges[merge].layout.origin(of: position) {
      case .content(let inner): position = inner
      case .additional(let index): return .merged(merge: merge, index: index)
      case .added: preconditionFailure("a list adds no sections")
      }
    }
    return .content(position)
  }

  /// Where a content row stands in the whole list.
  ///
  /// - Parameter position: A position in content coordinates; traps if there is no such row.
  /// - Returns: A position in the whole list.
  /// - Complexity: O(merges), each as ``RowLayout/row(ofContent:)``.
  public func position(ofContent position: RowPosition) -> RowPosition {
    checkContent(position)
    return merges.reduce(position) { $1.layout.position(ofContent: $0) }
  }

  /// Traps if there is no such content row.
  func checkContent(_ position: RowPosition) {
    guard contentRows.indices.contains(position.section) else {
      Self.sectionDoesNotExist(position.section, count: contentRows.count)
    }
    let count = contentRows[position.section].count
    guard position.row >= 0, position.row < count else {
      misuse(
        """
        content row \(position) does not exist: section \(position.section) has \(count) content \
        rows
        """)
    }
  }
}
