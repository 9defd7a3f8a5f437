// block: let feed = posts.decorated
import DecoratedCollections

struct Post {}

struct Ad {}

func testCollection(of posts: [Post], and ads: [Ad]) {
  // lines
}
