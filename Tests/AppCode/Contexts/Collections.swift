// block: let feed = posts.decorated
import DecoratorTableKit

struct Post {}

struct Ad {}

func testCollection(of posts: [Post], and ads: [Ad]) {
  // lines
}
