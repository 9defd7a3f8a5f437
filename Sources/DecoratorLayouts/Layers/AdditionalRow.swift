/// A layer's own row, in the layer's own numbering.
public enum AdditionalRow: Hashable, Sendable {
  /// A row among content rows: its index through the whole layer, from the top of the table. For a
  /// layer with models this is the index of its model.
  case amongContent(index: Int)
  /// A row of an added section: the index of the section among those to add, and its row.
  case inAddedSection(section: Int, row: Int)
}

extension AdditionalRow: CustomStringConvertible {
  /// A text for the row: `row 2`, or `row 1 of added section 0`.
  public var description: String {
    switch self {
    case .amongContent(let index): "row \(index)"
    case .inAddedSection(let section, let row): "row \(row) of added section \(section)"
    }
  }
}
