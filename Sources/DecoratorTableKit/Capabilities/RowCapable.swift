/// A type that describes what rows of one kind can do, piece by piece.
///
/// Each call returns a copy with one more ability. Calls of one kind add up instead of replacing
/// each other:
///
/// ```swift
/// let posts = CellAdapter<PostCell, Post> { cell, post in cell.show(post) }
///   .height(88)
///   .accessory(.disclosureIndicator)
///   .onSelect { post, _ in open(post) }
///   .onSelect { post, _ in log("selected \(post.id)") }      // both are called, in this order
/// ```
///
/// Layers have the same calls; see ``RowLayer``.
@MainActor
public protocol RowCapable {
  /// The class of the rows' cells.
  associatedtype Cell: UITableViewCell
  /// The type of the rows' models.
  associatedtype Model

  /// The abilities of the rows.
  var capabilities: RowCapabilities<Cell, Model> { get set }
}

extension RowCapable {
  /// Returns a copy with changed capabilities.
  func changing(_ change: (inout RowCapabilities<Cell, Model>) -> Void) -> Self {
    var copy = self
    change(&copy.capabilities)
    return copy
  }
}
