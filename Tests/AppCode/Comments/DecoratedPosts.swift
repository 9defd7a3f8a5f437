// block: switch feed[index]
import DecoratorTableKit

@MainActor func use(_ feed: DecoratedCollection<[Post], [Ad]>, at index: Int) {
  // lines
}
