import CommandLineWords
import DecoratorTableKit
import Foundation

/// What happens on the screen: each source changes by itself and tells its own table, and the
/// sources come, go and change places.
@MainActor
final class ComposeLife {
  /// The screen.
  let screen: ComposeScreen

  private var random: SeededRandom
  private var nextPost = 7
  private var nextAd = 1

  /// Creates a screen with a life of its own.
  init(seed: Int, rows: Int, width: CGFloat) {
    random = SeededRandom(seed: UInt64(seed))
    screen = ComposeScreen(rows: rows, width: width)
  }

  /// Lets something happen.
  ///
  /// - Returns: What it was.
  func step() -> String {
    let isFailed = screen.children.contains(.retry)
    if isFailed, Int.random(in: 0..<3, using: &random) == 0 { return failOrRetry() }
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: return changePosts()
    case 4..<6: return movePost()
    case 6..<9: return changeStories()
    case 9..<11: return toggleSetting()
    case 11..<13: return collapseSettings()
    case 13: return bringAd()
    case 14..<16: return changePlaces()
    case 16: return comeOrGo(.settings)
    case 17: return failOrRetry()
    default:
      var steps: [String] = []
      screen.home.performBatchUpdates {
        steps = [changePosts(), changeStories(), toggleSetting(), changePlaces()]
      }
      return "at once: " + steps.joined(separator: "; ")
    }
  }

  // MARK: - The sources

  private func table(_ child: ComposeScreen.Child) -> DecoratedTable? { screen.tables[child] }

  private func changePosts() -> String {
    let source = screen.posts
    if source.posts.count > 12 || source.posts.count > 3 && Bool.random(using: &random) {
      let row = Int.random(in: source.posts.indices, using: &random)
      let post = source.posts.remove(at: row)
      table(.feed)?.deleteRows(at: [path(row)], with: .fade)
      return "post \(post) is deleted"
    }
    let row = Int.random(in: 0...source.posts.count, using: &random)
    source.posts.insert(nextPost, at: row)
    nextPost += 1
    table(.feed)?.insertRows(at: [path(row)], with: .top)
    return "post \(nextPost - 1) comes to row \(row) of the feed"
  }

  private func movePost() -> String {
    let source = screen.posts
    guard let row = source.posts.indices.randomElement(using: &random) else {
      return changePosts()
    }
    let post = source.posts[row]
    if Bool.random(using: &random) {
      source.edits[post, default: 0] += 1
      table(.feed)?.reloadRows(at: [path(row)], with: .automatic)
      return "post \(post) is edited"
    }
    let target = Int.random(in: source.posts.indices, using: &random)
    source.posts.insert(source.posts.remove(at: row), at: target)
    table(.feed)?.moveRow(at: path(row), to: path(target))
    return "post \(post) moves to row \(target) of the feed"
  }

  private static let names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]

  private func changeStories() -> String {
    let source = screen.stories
    let person = Self.names[Int.random(in: Self.names.indices, using: &random)]
    if let row = source.people.firstIndex(of: person) {
      source.people.remove(at: row)
      table(.stories)?.deleteRows(at: [path(row)], with: .left)
      return "the story of \(person) ends"
    }
    source.people.insert(person, at: 0)
    table(.stories)?.insertRows(at: [path(0)], with: .left)
    return "\(person) has a story"
  }

  private func toggleSetting() -> String {
    let source = screen.settings
    let section = Int.random(in: source.sections.indices, using: &random)
    let row = Int.random(in: source.sections[section].settings.indices, using: &random)
    source.sections[section].settings[row].isOn.toggle()
    table(.settings)?.reloadRows(at: [path(row, section)], with: .none)
    let setting = source.sections[section].settings[row]
    return "“\(setting.name)” is turned \(setting.isOn ? "on" : "off")"
  }

  private func collapseSettings() -> String {
    let section = Int.random(in: screen.settings.sections.indices, using: &random)
    let title = screen.settings.sections[section].title
    if screen.folded.isCollapsed(section: section) {
      screen.folded.expand(section: section)
      return "“\(title)” is expanded"
    }
    screen.folded.collapse(section: section)
    return "“\(title)” is collapsed"
  }

  private func bringAd() -> String {
    if screen.ads.models.count > 4 {
      screen.ads.remove(at: 0)
      return "an advertisement is withdrawn"
    }
    screen.ads.append("ad \(nextAd)")
    nextAd += 1
    return "an advertisement arrives"
  }

  // MARK: - Which sources there are

  private func changePlaces() -> String {
    screen.children.reverse()
    return "the children change places: \(screen.children.map(\.rawValue).joined(separator: ", "))"
  }

  private func comeOrGo(_ child: ComposeScreen.Child) -> String {
    if let place = screen.children.firstIndex(of: child) {
      screen.children.remove(at: place)
      return "the \(child.rawValue) go"
    }
    screen.children.append(child)
    return "the \(child.rawValue) come"
  }

  private func failOrRetry() -> String {
    if let place = screen.children.firstIndex(of: .feed) {
      screen.children[place] = .retry
      return "the feed fails"
    }
    guard let place = screen.children.firstIndex(of: .retry) else { return "nothing" }
    screen.children[place] = .feed
    return "the feed is there again"
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
