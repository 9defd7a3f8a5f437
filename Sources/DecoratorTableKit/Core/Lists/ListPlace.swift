/// The place where the model of a row is kept.
@usableFromInline
struct ListPlace: Hashable, Sendable {
  /// The column of the list, counted from 0.
  @usableFromInline let column: Int
  /// The model in the column, counted from 0.
  @usableFromInline let index: Int

  @inlinable
  init(column: Int, index: Int) {
    self.column = column
    self.index = index
  }
}

/// A place in half the memory. Rows of mixed types have one each.
@usableFromInline
struct PackedListPlace: Sendable {
  @usableFromInline var column: UInt32
  @usableFromInline var index: UInt32

  init(column: Int, index: Int) {
    guard let column = UInt32(exactly: column), let index = UInt32(exactly: index) else {
      misuse(
        "model \(index) of column \(column): where types mix, there are at most 2³² models of each")
    }
    self.column = column
    self.index = index
  }

  @inlinable var place: ListPlace { ListPlace(column: Int(column), index: Int(index)) }
}
