extension HeterogeneousList {
  /// Returns the origin of a row: a content row, or a model of a merge.
  ///
  /// - Parameter position: A position in the whole list; traps if there is no such row.
  /// - Complexity: O(merges), each as ``RowLayout/origin(ofRow:)``.
  @inlinable
  @inline(__always)
  public func origin(at position: RowPosition) -> ListOrigin {
    let section = position.section
    guard section >= 0, section < contentRows.count else {
      Self.sectionDoesNotExist(section, count: contentRows.count)
    }
    var row = position.row
    var merge = merges.count
    while merge > 0 {
      merge -= 1
      // A list adds no sections. So the section has the same number in each layout.
      guard row >= 0, row < merges[merge].layout.rows[section].count else {
        rowDoesNotExist(position)
      }
      switch merges[merge].layout.rows[section].origin(ofRow: row) {
      case .content(let inner): row = inner
      case .additional(let ordinal):
        let index = merges[merge].layout.firstIndices[section] + ordinal
        return .merged(merge: merge, index: index)
      }
    }
    guard row >= 0, row < contentRows[section].count else { rowDoesNotExist(position) }
    return .content(RowPosition(section: section, row: row))
  }

  /// Returns the position of a content row in the whole list.
  ///
  /// - Parameter position: A position in content coordinates; traps if there is no such row.
  /// - Returns: A position in the whole list.
  /// - Complexity: O(merges), each as ``RowLayout/row(ofContent:)``.
  public func position(ofContent position: RowPosition) -> RowPosition {
    checkContent(position)
    return self.position(of: position, aroundMerges: 0)
  }

  /// Returns the position of a merged model in the whole list; nil if there is no slot for it.
  ///
  /// - Parameters:
  ///   - index: A model, counted from 0 in the order of the merge; traps if there is no such model.
  ///   - merge: A merge, counted from 0 in the order of the calls; traps if there is no such merge.
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

  /// Returns the position in the whole list of a row inside all merges from `first` on.
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
      Self.sectionDoesNotExist(
        section, count: contentRows.count)
    }
  }
}
