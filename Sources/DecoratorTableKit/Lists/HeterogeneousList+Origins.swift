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
    return self.position(of: position, aroundMerges: 0)
  }

  /// Where a merged model stands in the whole list; nil if there is no slot for it.
  ///
  /// - Parameters:
  ///   - index: A model, as it was given to the merge, from 0; traps if there is no such model.
  ///   - merge: A merge, counted from 0 in the order in which they were made; traps likewise.
  /// - Returns: A position in the whole list.
  /// - Complexity: O(merges + log *s*) for *s* sections.
  public func position(ofModel index: Int, inMerge merge: Int) -> RowPosition? {
    guard merges.indices.contains(merge) else {
      misuse("merge \(merge) does not exist: the list has \(merges.count) merges")
    }
    let count = merges[merge].models.count
    guard index >= 0, index < count else {
      misuse("model \(index) does not exist: merge \(merge) has \(count) models")
    }
    let layout = merges[merge].layout
    guard index < layout.additionalCount else { return nil }
    return position(of: layout.position(ofAdditional: index), aroundMerges: merge + 1)
  }

  /// The position in the whole list of a row that stands inside all merges from `first` on.
  private func position(of position: RowPosition, aroundMerges first: Int) -> RowPosition {
    merges[first...].reduce(position) { $1.layout.position(ofContent: $0) }
  }

  /// Traps if there is no such content row.
  func checkContent(_ position: RowPosition) {
    checkSection(position.section)
    let count = contentRows[position.section].count
    guard position.row >= 0, position.row < count else {
      misuse(
        """
        content row \(position) does not exist: section \(position.section) has \(count) content \
        rows
        """)
    }
  }

  /// Traps if there is no such section.
  func checkSection(_ section: Int) {
    guard section >= 0, section < contentRows.count else {
      Self.sectionDoesNotExist(section, count: contentRows.count)
    }
  }
}
