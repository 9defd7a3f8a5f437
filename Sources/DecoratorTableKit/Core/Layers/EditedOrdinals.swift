/// Where the additional rows are that an edit does not name: in their order in the places left.
struct EditedOrdinals {
  private let edit: AdditionalEdit
  /// Rows that go or are relocated (before), ascending.
  private let sources: [Int]
  /// Rows that come or were relocated (after), ascending.
  private let targets: [Int]

  init(_ edit: AdditionalEdit) {
    self.edit = edit
    sources = (edit.removed + edit.relocated.map(\.source)).sorted()
    targets = (edit.inserted + edit.relocated.map(\.target)).sorted()
  }

  /// The new ordinal of an old row; nil if it goes.
  ///
  /// - Complexity: O(log *m*) for *m* rows that are named.
  func newOrdinal(of ordinal: Int) -> Int? {
    let index = sources.firstIndex(atLeast: ordinal)
    guard index < sources.count, sources[index] == ordinal else {
      return targets.position(ofFree: ordinal - index)
    }
    return edit.relocatedOrdinal(of: ordinal)
  }
}

extension AdditionalEdit {
  /// The new ordinal of a relocated row; nil for any other.
  ///
  /// - Complexity: O(log *m*) for *m* relocated rows.
  func relocatedOrdinal(of ordinal: Int) -> Int? {
    relocated.target(ofSource: ordinal)
  }
}
