import DecoratorTableKit
import Foundation

extension ComposeScreen {
  /// Lets something happen, which has to be possible.
  ///
  /// - Returns: What it was, in words.
  func perform(_ event: ComposeEvent) -> String {
    switch event {
    case .postComes(let post, let row): insert(post, at: row)
    case .postGoes(let row): deletePost(at: row)
    case .postMoves(let row, let target): movePost(from: row, to: target)
    case .postIsEdited(let row): editPost(at: row)
    case .adArrives(let ad): bring(ad)
    case .adIsWithdrawn: withdrawAd()
    case .story(let person): changeStory(of: person)
    case .letter(let letter): type(letter)
    case .letterIsDeleted: deleteLetter()
    case .placeIsFound(let place, let row): insert(place, at: row)
    case .placeIsLost(let row): deletePlace(at: row)
    case .settingIsTapped, .headerIsTapped, .retryIsTapped: tap(event)
    case .feedFails: failFeed()
    case .childComes(let child, let place): insert(child, at: place)
    case .childGoes(let child): remove(child)
    case .childrenMove(let order): move(to: order)
    case .atOnce(let events): performAtOnce(events)
    }
  }

  private func performAtOnce(_ events: [ComposeEvent]) -> String {
    var words: [String] = []
    home.performBatchUpdates { words = events.map(perform) }
    return "at once: " + words.joined(separator: "; ")
  }

  // MARK: - The feed

  private func insert(_ post: Int, at row: Int) -> String {
    feed.source.posts.insert(post, at: row)
    feed.table.insertRows(at: [path(row)], with: .top)
    return "post \(post) comes to row \(row) of the feed"
  }

  private func deletePost(at row: Int) -> String {
    let post = feed.source.posts.remove(at: row)
    feed.table.deleteRows(at: [path(row)], with: .fade)
    return "post \(post) is deleted"
  }

  private func movePost(from row: Int, to target: Int) -> String {
    let post = feed.source.posts.remove(at: row)
    feed.source.posts.insert(post, at: target)
    feed.table.moveRow(at: path(row), to: path(target))
    return "post \(post) moves to row \(target) of the feed"
  }

  private func editPost(at row: Int) -> String {
    let post = feed.source.posts[row]
    feed.source.edits[post, default: 0] += 1
    feed.table.reloadRows(at: [path(row)], with: .automatic)
    return "post \(post) is edited"
  }

  private func bring(_ ad: String) -> String {
    feed.ads.append(ad)
    return "an advertisement arrives: \(ad)"
  }

  private func withdrawAd() -> String {
    feed.ads.remove(at: 0)
    return "an advertisement is withdrawn"
  }

  // MARK: - The stories

  private func changeStory(of person: String) -> String {
    if let row = stories.people.firstIndex(of: person) {
      stories.people.remove(at: row)
      tables[.stories]?.deleteRows(at: [path(row)], with: .left)
      return "the story of \(person) ends"
    }
    stories.people.insert(person, at: 0)
    tables[.stories]?.insertRows(at: [path(0)], with: .left)
    return "\(person) has a story"
  }

  // MARK: - The search

  private func type(_ letter: Character) -> String {
    search.typed.append(letter)
    return "“\(letter)” is typed, so that the search is for “\(search.typed)”"
  }

  private func deleteLetter() -> String {
    search.typed.removeLast()
    return "a letter is deleted, so that the search is for “\(search.typed)”"
  }

  private func insert(_ place: String, at row: Int) -> String {
    search.source.places.insert(place, at: row)
    search.table.insertRows(at: [path(row)], with: .automatic)
    return "\(place) is a place now"
  }

  private func deletePlace(at row: Int) -> String {
    let place = search.source.places.remove(at: row)
    search.table.deleteRows(at: [path(row)], with: .automatic)
    return "\(place) is no place any more"
  }

  // MARK: - Which sources there are

  private func failFeed() -> String {
    replace(.feed, with: .retry)
    return "the feed fails, and a row to try again is there instead"
  }

  private func insert(_ child: Child, at place: Int) -> String {
    children.insert(child, at: place)
    return switch child {
    case .feed: "the feed arrives"
    case .search: "the search opens"
    default: "the \(child.rawValue) come"
    }
  }

  private func remove(_ child: Child) -> String {
    children.removeAll { $0 == child }
    return switch child {
    case .feed: "the feed goes"
    case .search: "the search closes"
    default: "the \(child.rawValue) go"
    }
  }

  private func move(to order: [Child]) -> String {
    children = order
    return "the sources change places: \(order.map(\.rawValue).joined(separator: ", "))"
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
