// block: let source = FeedDataSource
import DecoratedCollections
import UIKit

@MainActor
func testMapping(_ posts: [Post], _ ads: [Ad]) {
  // lines
}
