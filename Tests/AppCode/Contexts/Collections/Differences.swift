// block: let before = posts.decorated
import DecoratorTableKit

func tell(_ posts: [Post], _ newPosts: [Post], _ ads: [Ad]) {
  // lines
}
