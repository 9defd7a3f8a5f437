// block: home.onMove { move in                          // shown already: announce nothing
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
  _ postSource: PostSource
) {
  // lines
}
