import HeadlessUIKit
import Testing

@MainActor
@Suite("Searching")
struct SearchTests {
  @Test("A controller of the app's is the bar's delegate and the updater")
  func search() {
    let controller = SearchedController()
    controller.loadViewIfNeeded()
    let search = controller.search
    #expect(controller.navigationItem.searchController === search)
    #expect(search.searchBar.delegate === controller)
    search.searchBar.text = "swift"
    search.searchResultsUpdater?.updateSearchResults(for: search)
    #expect(controller.queries == ["swift"])
    let delegate = search.searchBar.delegate
    #expect(delegate?.searchBarShouldBeginEditing(search.searchBar) == true)
    delegate?.searchBarCancelButtonClicked(search.searchBar)
    delegate?.searchBarSearchButtonClicked(search.searchBar)
    #expect(controller.queries == ["swift", ""])
  }

  @Test("There is one first responder, which resigns when another takes its place")
  func responders() {
    let first = UISearchBar(frame: .zero)
    let second = UISearchBar(frame: .zero)
    #expect(!UIView().becomeFirstResponder())
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(first.resignFirstResponder() && second.isFirstResponder)
    #expect(second.resignFirstResponder() && !second.isFirstResponder)
    let stubborn = StubbornView(frame: .zero)
    #expect(stubborn.becomeFirstResponder())
    #expect(!first.becomeFirstResponder() && stubborn.isFirstResponder)
    stubborn.canLetGo = true
    #expect(first.becomeFirstResponder())
    first.resignFirstResponder()
  }
}

private final class SearchedController: UITableViewController {
  let search = UISearchController(searchResultsController: nil)
  private(set) var queries: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.delegate = self
    search.searchBar.setShowsCancelButton(true, animated: false)
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }
}

extension SearchedController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    queries.append(searchController.searchBar.text ?? "")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    queries.append("")
  }
}

private final class StubbornView: UIView {
  var canLetGo = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { canLetGo }
}
