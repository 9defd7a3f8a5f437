/// The origin of one outer row of a whole layer, sections included.
@frozen
public enum LayerRow: Hashable, Sendable {
  /// The content row at this inner position.
  case content(RowPosition)
  /// The additional row with this index: additional rows are counted through the whole layer, from
  /// the top of the table, without those in added sections.
  case additional(Int)
  /// A row of an added section, which has no inner position: the ordinal of the section among the
  /// added ones, and the row within it.
  case added(section: Int, row: Int)
}
