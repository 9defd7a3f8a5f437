/// What a drop on a table would do, and with which row.
@MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// What happens to the row at the destination.
  public enum Intent: Int, Sendable {
    /// Nothing special.
    case unspecified = 0
    /// It makes place.
    case insertAtDestinationIndexPath = 1
    /// It takes the things in.
    case insertIntoDestinationIndexPath = 2
    /// One of the two, as the place of the finger says.
    case automatic = 3
  }

  /// What happens to the row at the destination.
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
