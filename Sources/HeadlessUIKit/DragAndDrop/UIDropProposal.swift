public import Foundation

/// A proposal for the effect of a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation that the drop would perform.
  public let operation: UIDropOperation

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
