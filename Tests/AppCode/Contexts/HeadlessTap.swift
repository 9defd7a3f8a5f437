// block: @Test func aTapOpensThePost()
import HeadlessUIKit
import Testing

@MainActor final class PostsScreen: UITableViewController {
  private(set) var opened: [String] = []
}

@MainActor struct PostsScreenTests {
  // lines
}
