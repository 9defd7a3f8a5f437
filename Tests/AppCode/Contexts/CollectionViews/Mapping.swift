// block: let source = FeedDataSource
import DecoratorTableKit
import UIKit

@MainActor
func testMapping(_ posts: [Post], _ ads: [Ad]) {
  // lines
}
