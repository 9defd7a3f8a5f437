// block: feed.performBatchUpdates {
import DecoratorTableKit

struct Post {}

@MainActor func move(_ post: Post, in all: [Post], of feed: DecoratedTable) {
  var posts = all
  // lines
}
