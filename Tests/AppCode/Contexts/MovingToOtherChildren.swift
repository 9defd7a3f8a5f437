// block: home.onMove(where: { $0.source === stories && $0.destination === posts }) { move in
import DecoratorTableKit
import Foundation

struct Story {
  var text: String
}

struct Post {
  var text: String

  init(of story: Story) { text = story.text }
}

@MainActor final class StorySource {
  var stories: [Story] = []
}

@MainActor final class PostSource {
  var posts: [Post] = []
}

@MainActor func letRowsMove(
  _ home: ComposedTable, _ stories: DecoratedTable, _ storySource: StorySource,
  _ posts: DecoratedTable, _ postSource: PostSource
) {
  // lines
}
