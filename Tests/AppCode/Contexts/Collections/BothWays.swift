// block: let feed = posts.decorated
import DecoratedCollections

func findRows(of posts: [Post], and ads: [Ad]) {
  // lines
}
