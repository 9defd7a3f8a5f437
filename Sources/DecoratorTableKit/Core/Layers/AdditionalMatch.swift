/// Which additional rows of a new layout are which of an old one. Rows are named by their ordinal,
/// counted through the layer from the top of the table, each in its own layout.
///
/// The same serves the sections that a layer adds.
enum AdditionalMatch: Hashable, Sendable {
  /// Row *j* is row *j*, as far as both layouts have one.
  case sameOrdinals
  /// By old ordinal the new one; nil for a row that goes. New ones that are not listed come.
  case listed([Int?])
  /// Each row belongs to the content row that it stands before, and is the same if that content row is
  /// and as many rows of the layer stand between the two; the place after the last row is one place.
  case contentRow
  /// All rows are the same in their order, and as many unmoved content rows stand before each as did,
  /// but for these.
  case edited(AdditionalEdit)
}

/// The few rows to which something happens, where all others stay with the content around them.
struct AdditionalEdit: Hashable, Sendable {
  /// Rows that go (old ordinals), ascending.
  var removed: [Int] = []
  /// Rows that come (new ordinals), ascending.
  var inserted: [Int] = []
  /// Rows that may stand elsewhere among the content or among each other (old ordinal, new ordinal),
  /// ascending by old ordinal.
  var relocated: [RowMap.Move] = []

  /// By old ordinal the new one; nil for a row that goes.
  ///
  /// - Parameter countBefore: The number of rows before.
  /// - Complexity: O(`countBefore` + *m* log *m*) for *m* changes.
  func newOrdinals(countBefore: Int) -> [Int?] {
    let arriving = (inserted + relocated.map(\.target)).sorted()
    var ordinals: [Int?] = []
    ordinals.reserveCapacity(countBefore)
    var removed = self.removed[...]
    var relocated = self.relocated[...]
    var staying = 0
    for ordinal in 0..<countBefore {
      if removed.first == ordinal {
        removed.removeFirst()
        ordinals.append(nil)
      } else if let move = relocated.first, move.source == ordinal {
        relocated.removeFirst()
        ordinals.append(move.target)
      } else {
        ordinals.append(arriving.position(ofFree: staying))
        staying += 1
      }
    }
    return ordinals
  }
}
