import CommandLineWords

/// The authors, advertisers and texts of the feed.
enum LiveWords {
  private static let authors = [
    "Ada Lindqvist", "Bao Tran", "Carmen Ruiz", "Dmitri Volkov", "Efua Mensah", "Farid Nassar",
    "Grete Olsen", "Hana Sato",
  ]
  private static let texts = [
    "The last tram has left without me again.", "Does anybody know this tree?",
    "Soup first, opinions later.", "We have found the key. It was in the lock.",
    "Second attempt at bread, first success.", "It is snowing on the tulips.",
    "The neighbour is learning the trumpet.", "New glasses: everything has edges now.",
    "Lost a bet and have to paint the shed.",
  ]
  private static let vendors = [
    "Lantern Books", "Otter Canoes", "Pepper & Rye", "Quiet Clocks", "Tidewater Coffee",
  ]

  /// Returns a new post.
  static func post(id: Int, using random: inout SeededRandom) -> LivePost {
    LivePost(
      id: id, author: pick(authors, using: &random), text: pick(texts, using: &random))
  }

  /// Returns a post with a new text.
  static func edited(_ post: LivePost, using random: inout SeededRandom) -> LivePost {
    var post = post
    post.text = pick(texts, using: &random) + " (edited)"
    return post
  }

  /// Returns a new advertisement.
  static func ad(id: Int, using random: inout SeededRandom) -> LiveAd {
    LiveAd(id: id, vendor: pick(vendors, using: &random))
  }

  private static func pick(_ words: [String], using random: inout SeededRandom) -> String {
    words[Int.random(in: words.indices, using: &random)]
  }
}
