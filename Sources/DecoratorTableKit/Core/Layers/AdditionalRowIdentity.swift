/// The identity of an additional row: two layouts that have the same identity have the same row.
enum AdditionalRowIdentity: Hashable, Sendable {
  /// The layer's model with this index.
  case model(Int)
  /// The row that belongs to the content row at this inner position, which it stands before; the
  /// number of content rows of the section for the place after the last. Where several stand before
  /// one content row, they are counted from the top by `occurrence`.
  case contentRow(RowPosition, occurrence: Int)
}
