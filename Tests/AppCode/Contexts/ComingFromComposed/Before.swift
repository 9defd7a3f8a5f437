// block: let home = ComposedSectionProvider()
import HeadlessUIKit

struct Story {}

struct Post {}

nonisolated final class Stories: ArraySection<Story>, TableSectionProvider {}

nonisolated final class Posts: ArraySection<Post>, TableSectionProvider {}

@MainActor func showWithoutAds(
  _ stories: Stories, _ posts: Posts, and post: Post, in tableView: UITableView,
  keeping coordinator: inout TableCoordinator?
) {
  // lines
}
