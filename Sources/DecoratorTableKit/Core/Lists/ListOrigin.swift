/// The origin of a row of a ``HeterogeneousList``.
public enum ListOrigin: Hashable, Sendable {
  /// The content row at this position, in content coordinates: among the rows that were appended.
  case content(RowPosition)
  /// A merged row: the merge, counted from 0 in the order of the calls, and the index of its model.
  case merged(merge: Int, index: Int)
}

extension ListOrigin: CustomStringConvertible {
  /// The origin in words.
  public var description: String {
    switch self {
    case .content(let position): "content row \(position)"
    case .merged(let merge, let index): "model \(index) of merge \(merge)"
    }
  }
}
