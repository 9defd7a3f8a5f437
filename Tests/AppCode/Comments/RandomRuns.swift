// block: @Test(arguments: 0..<100
import DecoratorTableKit
import DecoratorTableTesting
import Testing

@MainActor static func makeFeed() -> RandomSubject { elided() }

struct FeedTests {
  // lines
}
