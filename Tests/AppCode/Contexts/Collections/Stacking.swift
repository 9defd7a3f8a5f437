// block: let stack = posts
import DecoratorTableKit

func stack(_ posts: [Post], _ ads: [Ad]) {
  // lines
}
