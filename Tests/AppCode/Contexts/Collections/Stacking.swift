// block: let stack = posts
import DecoratedCollections

func stack(_ posts: [Post], _ ads: [Ad]) {
  // lines
}
