public import Foundation

/// Shows the results of a search. There is no user here: a test sets the text of the bar and calls
/// the updater.
open class UISearchController: UIViewController {
  /// The field for what is searched for.
  open var searchBar: UISearchBar { ownSearchBar }
  /// The object that updates the results, which is not retained; a test calls it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified of what the controller does, which is not retained; a test calls
  /// it.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; nil for the one that is searched.
  open var searchResultsController: UIViewController? { fixedResultsController }
  /// Whether a search is active. Setting it calls no delegate here.
  open var isActive = false
  /// Whether what is searched is dimmed meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar above the view is hidden meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel appears by itself.
  open var automaticallyShowsCancelButton = true

  private let ownSearchBar = UISearchBar(frame: .zero)
  private let fixedResultsController: UIViewController?

  /// Creates a controller, with the one that shows the results.
  public init(searchResultsController: UIViewController?) {
    fixedResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; there are no nib files to load.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fixedResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    fixedResultsController = nil
    super.init(coder: coder)
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text or the scope of the bar has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Methods about what a search controller does.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the results are shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the results were shown.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the results go away.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the results went away.
  func didDismissSearchController(_ searchController: UISearchController)
}

// All of them are optional in UIKit.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
