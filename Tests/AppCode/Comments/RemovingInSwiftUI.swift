// block: posts.remove(atOffsets
import DecoratorTableKit
import SwiftUI

@MainActor func remove(_ offsets: IndexSet, from feed: DecoratedCollection<[Post], [Ad]>) {
  // lines
}
