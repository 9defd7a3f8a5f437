// block: let feed = posts.decorated
import DecoratorTableKit

func findRows(of posts: [Post], and ads: [Ad]) {
  // lines
}
