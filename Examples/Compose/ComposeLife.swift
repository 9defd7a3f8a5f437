import CommandLineWords
import DecoratorTableKit
import Foundation

/// What happens on the screen: first the story, then whatever chance brings.
@MainActor
final class ComposeLife {
  /// The screen.
  let screen: ComposeScreen

  private var story = ComposeStory.events[...]
  private var random: SeededRandom
  private var nextPost = 6
  private var nextAd = 1
  private let taps: Bool

  /// Creates a screen with a life of its own.
  ///
  /// - Parameters:
  ///   - seed: The seed of what chance brings.
  ///   - rows: The height of the screen, in lines.
  ///   - width: The width of the screen, in points.
  ///   - taps: Whether the user's taps are part of it.
  init(seed: Int, rows: Int, width: CGFloat, taps: Bool = true) {
    random = SeededRandom(seed: UInt64(seed))
    self.taps = taps
    screen = ComposeScreen(rows: rows, width: width)
  }

  /// Lets something happen.
  ///
  /// - Returns: What it was, in words.
  func step() -> String {
    while true {
      let event = story.popFirst() ?? chance()
      if taps || !event.isTap { return screen.perform(event) }
    }
  }

  /// Returns an event that is possible now.
  private func chance() -> ComposeEvent {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<5: changeOfPosts()
    case 5..<7: .story(of: name(of: ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]))
    case 7..<12: typing()
    case 12: changeOfPlaces()
    case 13..<15: tapOnSetting()
    case 15..<17: tapOnHeader()
    case 17: changeOfAds()
    case 18: .childrenMove(screen.children.shuffled(using: &random))
    case 19: comingOrGoing()
    case 20..<22: failureOrRetry()
    default: severalAtOnce()
    }
  }

  private func name(of names: [String]) -> String {
    names[Int.random(in: names.indices, using: &random)]
  }

  // MARK: - The sources

  private func changeOfPosts() -> ComposeEvent {
    let posts = screen.feed.source.posts
    let row = Int.random(in: 0...posts.count, using: &random)
    if row < posts.count, posts.count > 3 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .postIsEdited(row: row)
      case 1: return .postMoves(from: row, to: Int.random(in: posts.indices, using: &random))
      case 2: return .postGoes(row: row)
      default: if posts.count > 12 { return .postGoes(row: row) }
      }
    }
    nextPost += 1
    return .postComes(nextPost - 1, row: row)
  }

  private func changeOfAds() -> ComposeEvent {
    if screen.feed.ads.models.count > 4 { return .adIsWithdrawn }
    nextAd += 1
    return .adArrives("ad \(nextAd - 1)")
  }

  private func typing() -> ComposeEvent {
    let typed = screen.search.typed
    guard screen.children.contains(.search) || typed.isEmpty else { return .letterIsDeleted }
    let next = screen.search.source.places.compactMap { place -> Character? in
      let place = place.lowercased()
      return place.hasPrefix(typed) ? place.dropFirst(typed.count).first : nil
    }
    if let letter = next.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 {
      return .letter(letter)
    }
    return typed.isEmpty || next.count > 3 ? .letter("x") : .letterIsDeleted
  }

  private func changeOfPlaces() -> ComposeEvent {
    let places = screen.search.source.places
    let place = name(of: ["Antwerp", "Bari", "Bath", "Bern", "Bilbao", "Brest", "Brussels"])
    if let row = places.firstIndex(of: place) { return .placeIsLost(row: row) }
    return .placeIsFound(place, row: places.firstIndex { $0 > place } ?? places.count)
  }

  // MARK: - Taps

  private func tapOnSetting() -> ComposeEvent {
    guard screen.children.contains(.settings) else { return .childComes(.settings, place: 0) }
    let rows = screen.settings.texts.enumerated().flatMap { section, texts in
      texts.indices.map { RowPosition(section: section, row: $0) }
    }
    return rows.randomElement(using: &random).map { .settingIsTapped($0) } ?? tapOnHeader()
  }

  private func tapOnHeader() -> ComposeEvent {
    guard screen.children.contains(.settings) else { return .childComes(.settings, place: 0) }
    return .headerIsTapped(
      section: Int.random(in: screen.settings.texts.indices, using: &random))
  }

  // MARK: - Which sources there are

  private func comingOrGoing() -> ComposeEvent {
    let children = screen.children
    let coming: [ComposeScreen.Child] = [.stories, .search, .search, .settings]
    let child = coming[Int.random(in: coming.indices, using: &random)]
    if children.contains(child) { return .childGoes(child) }
    return .childComes(child, place: Int.random(in: 0...children.count, using: &random))
  }

  private func failureOrRetry() -> ComposeEvent {
    if screen.children.contains(.feed) { return .feedFails }
    return screen.children.contains(.retry) ? .retryIsTapped : .childComes(.feed, place: 0)
  }

  /// Returns a change of each of several sources, none of which is a tap.
  private func severalAtOnce() -> ComposeEvent {
    .atOnce([
      changeOfPosts(), .story(of: name(of: ["Ada", "Eve"])), typing(),
      .childrenMove(screen.children.reversed()),
    ])
  }
}
