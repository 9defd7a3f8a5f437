/// The additional rows of one layout, list by list: a list for each content section, or, one level up,
/// a single one for the sections.
struct AdditionalLists: Sendable {
  /// Where the additional rows of each list stand.
  let layouts: [RowLayout]
  /// For each list the ordinal of its first additional row, and at the end their number.
  private let firstOrdinals: [Int]

  /// The rows of a layout.
  init(rowsOf layout: TableLayout) {
    layouts = layout.rows
    firstOrdinals = layout.firstIndices
  }

  /// The sections of a layout, which are the rows of one list.
  init(sectionsOf layout: TableLayout) {
    layouts = [layout.sections]
    firstOrdinals = [0, layout.sections.additionalCount]
  }

  /// The number of additional rows of all lists.
  var count: Int { firstOrdinals[layouts.count] }

  /// The additional rows of a list.
  func ordinals(ofList list: Int) -> Range<Int> { firstOrdinals[list]..<firstOrdinals[list + 1] }

  /// The list that an additional row is in.
  ///
  /// - Complexity: O(log *s*) for *s* lists.
  func list(of ordinal: Int) -> Int {
    // Lists without rows begin where the next one does, and are passed over.
    firstOrdinals.firstIndex(atLeast: ordinal + 1) - 1
  }

  /// The content row of its list that an additional row stands before.
  func anchor(of ordinal: Int, inList list: Int) -> Int {
    layouts[list].anchor(ofAdditional: ordinal - firstOrdinals[list])
  }
}
