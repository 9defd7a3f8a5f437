import Foundation
import HeadlessUIKit

/// The bookmarks, which are swiped, dragged, searched, and brought back after a deletion. A search
/// has a data source of its own.
final class BookmarksController: UIViewController {
  /// The table, an outlet.
  weak var tableView: UITableView?

  /// What the user did.
  let log = ActivityLog()
  /// The bookmarks.
  let store: BookmarkStore
  private let allBookmarks: BookmarksDataSource
  private let search: BookmarkSearchDataSource

  /// Creates the controller of a store.
  init(store: BookmarkStore) {
    self.store = store
    allBookmarks = BookmarksDataSource(store: store, log: log)
    search = BookmarkSearchDataSource(store: store)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView?.register(UITableViewCell.self, forCellReuseIdentifier: "bookmark")
    tableView?.register(UITableViewCell.self, forCellReuseIdentifier: "nothing")
    tableView?.dataSource = allBookmarks
    tableView?.delegate = self
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: - Search

  /// Whether the results of a search are shown.
  var isSearching: Bool { tableView?.dataSource === search }

  /// The bookmarks on screen.
  var shownBookmarks: [Bookmark] { isSearching ? search.results : store.bookmarks }

  /// Searches for a text.
  func searchTextDidChange(_ text: String) {
    log.note("searches \(text)")
    search.search(text)
    tableView?.dataSource = search
    tableView?.reloadData()
  }

  /// Shows all bookmarks again.
  func searchDidEnd() {
    guard isSearching else { return }
    log.note("ends the search")
    tableView?.dataSource = allBookmarks
    tableView?.reloadData()
  }

  // MARK: - Changes

  private func delete(at indexPath: IndexPath) {
    let bookmark = shownBookmarks[indexPath.row]
    log.note("deletes \(bookmark.title)", indexPath)
    store.delete(bookmark.id)
    guard isSearching else {
      tableView?.deleteRows(at: [indexPath], with: .automatic)
      return
    }
    search.search(search.text)
    if search.results.isEmpty {
      tableView?.reloadRows(at: [indexPath], with: .automatic)
    } else {
      tableView?.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  private func toggleFavorite(at indexPath: IndexPath) {
    let bookmark = shownBookmarks[indexPath.row]
    log.note("favors \(bookmark.title)", indexPath)
    store.toggleFavorite(bookmark.id)
    guard !isSearching, let row = store.index(of: bookmark.id) else {
      search.search(search.text)
      tableView?.reloadSections([0], with: .automatic)
      return
    }
    tableView?.cellForRow(at: indexPath)?.show(store.bookmarks[row])
    tableView?.moveRow(at: indexPath, to: IndexPath(row: row, section: 0))
  }

  /// Brings back what was deleted last.
  func undo() {
    guard let row = store.undo() else { return }
    log.note("brings back \(store.bookmarks[row].title)")
    guard !isSearching else { return searchTextDidChange(search.text) }
    tableView?.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}

extension BookmarksController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("opens", indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isFavorite = shownBookmarks[indexPath.row].isFavorite
    let favor = UIContextualAction(style: .normal, title: isFavorite ? "Unfavor" : "Favor") {
      [weak self] _, _, isDone in
      isDone(true)
      self?.toggleFavorite(at: indexPath)
    }
    return UISwipeActionsConfiguration(actions: [favor])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, isDone in
      self?.delete(at: indexPath)
      isDone(true)
    }
    let share = UIContextualAction(style: .normal, title: "Share") {
      [weak self] _, _, isDone in
      self?.log.note("shares", indexPath)
      isDone(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, share])
  }
}
