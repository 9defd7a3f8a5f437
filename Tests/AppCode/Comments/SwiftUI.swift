// block: ForEach(feed) { day in
// elided: { row in … } as { row in Text("a row") }
import DecoratorTableKit
import SwiftUI

nonisolated struct PostsOfDay: Identifiable {
  let id: Int
  let title: String
  let posts: [Post]
}

@MainActor func use(_ feed: DecoratedSections<[PostsOfDay], [Post], [Ad]>) {
  // lines
}
