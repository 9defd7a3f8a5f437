import Foundation
import HeadlessUIKit

/// Shows all bookmarks.
final class BookmarksDataSource: NSObject, UITableViewDataSource {
  private let store: BookmarkStore
  private let log: ActivityLog

  /// Creates the data source of a store.
  init(store: BookmarkStore, log: ActivityLog) {
    self.store = store
    self.log = log
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.bookmarks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bookmark", for: indexPath)
    cell.show(store.bookmarks[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    log.note("moves to \(destination.row)", source)
    store.move(from: source.row, to: destination.row)
  }
}

/// Shows the bookmarks that a search has found, or a row that says that there are none.
final class BookmarkSearchDataSource: NSObject, UITableViewDataSource {
  private let store: BookmarkStore
  /// What is searched for.
  private(set) var text = ""
  /// What was found.
  private(set) var results: [Bookmark] = []

  /// Creates the data source of a store.
  init(store: BookmarkStore) { self.store = store }

  /// Searches for another text.
  func search(_ text: String) {
    self.text = text
    results = store.bookmarks(matching: text)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    max(results.count, 1)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard results.indices.contains(indexPath.row) else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "nothing", for: indexPath)
      cell.textLabel?.text = "Nothing found"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "bookmark", for: indexPath)
    cell.show(results[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !results.isEmpty
  }
}

extension UITableViewCell {
  /// Shows a bookmark.
  func show(_ bookmark: Bookmark) {
    textLabel?.text = bookmark.title
    accessoryType = bookmark.isFavorite ? .checkmark : .none
  }
}
