public import Foundation

/// The way from one controller to another that a storyboard describes. There are no storyboards; a
/// test makes one for ``UIViewController/prepare(for:sender:)``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the way in its storyboard.
  open var identifier: String? { fixedIdentifier }
  /// The controller that is shown before.
  open var source: UIViewController { fixedSource }
  /// The controller that is to be shown.
  open var destination: UIViewController { fixedDestination }

  private let fixedIdentifier: String?
  private let fixedSource: UIViewController
  private let fixedDestination: UIViewController

  /// Creates the way between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    fixedIdentifier = identifier
    fixedSource = source
    fixedDestination = destination
  }

  /// Shows the other controller; a subclass says how.
  open func perform() {}
}
