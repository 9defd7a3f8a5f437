// block: let before = posts.decorated
import DecoratedCollections

func tell(_ posts: [Post], _ newPosts: [Post], _ ads: [Ad]) {
  // lines
}
