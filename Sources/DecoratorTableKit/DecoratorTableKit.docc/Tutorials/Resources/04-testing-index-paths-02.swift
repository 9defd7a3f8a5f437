import DecoratorTableKit
import Testing

@Suite("The rows of the feed")
struct FeedRuleTests {
  private let ads = Placement.every(3)

  @Test("There is an ad after every three posts")
  func adAfterThreePosts() {
    let layout = ads.layout(contentCount: 7)
    #expect(layout.count == 9)
    #expect(layout.origin(ofRow: 3) == .additional(0))
    #expect(layout.origin(ofRow: 4) == .content(3))
  }

  @Test("Every row has one owner, and both directions agree", arguments: 0...20)
  func bothDirections(postCount: Int) {
    let layout = ads.layout(contentCount: postCount)
    for post in 0..<postCount {
      #expect(layout.origin(ofRow: layout.row(ofContent: post)) == .content(post))
    }
  }
}
