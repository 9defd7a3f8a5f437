/// A proposal for the effect of a drop on a table, and for the row it applies to.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The effect on the row at the destination.
  public enum Intent: Int, Sendable {
    /// Nothing special.
    case unspecified = 0
    /// The row makes room.
    case insertAtDestinationIndexPath = 1
    /// The row takes the items in.
    case insertIntoDestinationIndexPath = 2
    /// One of the two, chosen by the finger's position.
    case automatic = 3
  }

  /// The effect on the row at the destination.
  open private(set) var intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without an intent.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}
