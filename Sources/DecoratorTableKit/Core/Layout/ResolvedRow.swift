/// The owner of a row of a stack, and the row's place there. Found once, it serves every question
/// about the row.
@frozen
public struct ResolvedRow: Hashable, Sendable {
  /// The layer that owns the row, counted from the outermost; the number of layers if the row is
  /// content.
  public let level: Int
  /// The place of the row at its owner: in the outer coordinates of that layer, or in content
  /// coordinates.
  public let position: RowPosition
  /// The owner's row there.
  public let row: LayerRow

  /// Creates the answer that the layer at `level` owns the row.
  @inlinable
  public init(level: Int, position: RowPosition, row: LayerRow) {
    self.level = level
    self.position = position
    self.row = row
  }
}
