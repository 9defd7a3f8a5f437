/// Something that says how rows of one kind behave, piece by piece.
///
/// Each piece is a call that gives the same thing with one more ability; pieces of one kind add up
/// instead of replacing each other:
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
  /// What the rows show.
  associatedtype Model

  /// What the rows can do.
  var capabilities: RowCapabilities<Cell, Model> { get set }
}

extension RowCapable {
  /// The same with more abilities.
  func changing(_ change: (inout RowCapabilities<Cell, Model>) -> Void) -> Self {
    var copy = self
    change(&copy.capabilities)
    return copy
  }
}
