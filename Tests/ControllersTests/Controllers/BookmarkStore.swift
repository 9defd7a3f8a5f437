/// A page that the user wants to find again.
struct Bookmark: Equatable {
  /// The identity.
  let id: Int
  /// The title of the page.
  let title: String
  /// Whether it has a star.
  var isFavorite = false
}

/// The bookmarks, in the order that the user has given them.
@MainActor
final class BookmarkStore {
  /// The bookmarks, from the top.
  private(set) var bookmarks: [Bookmark]
  private var deleted: [(bookmark: Bookmark, index: Int)] = []

  /// Creates a store of bookmarks with titles.
  init(titles: [String]) {
    bookmarks = titles.enumerated().map { Bookmark(id: $0, title: $1) }
  }

  /// Returns the place of a bookmark; nil if there is none of this identity.
  func index(of id: Int) -> Int? { bookmarks.firstIndex { $0.id == id } }

  /// Returns the bookmarks that have a text in their title.
  func bookmarks(matching text: String) -> [Bookmark] {
    bookmarks.filter { $0.title.lowercased().contains(text.lowercased()) }
  }

  /// Deletes a bookmark, which can be undone.
  func delete(_ id: Int) {
    guard let index = index(of: id) else { return }
    deleted.append((bookmarks.remove(at: index), index))
  }

  /// Brings the bookmark back that was deleted last, and returns its place; nil if there is none.
  func undo() -> Int? {
    guard let (bookmark, index) = deleted.popLast() else { return nil }
    let place = min(index, bookmarks.count)
    bookmarks.insert(bookmark, at: place)
    return place
  }

  /// Gives a bookmark a star and puts it on top, or takes the star away and puts it at the end.
  func toggleFavorite(_ id: Int) {
    guard let index = index(of: id) else { return }
    var bookmark = bookmarks.remove(at: index)
    bookmark.isFavorite.toggle()
    bookmarks.insert(bookmark, at: bookmark.isFavorite ? 0 : bookmarks.count)
  }

  /// Moves a bookmark to another place.
  func move(from source: Int, to destination: Int) {
    bookmarks.insert(bookmarks.remove(at: source), at: destination)
  }
}
