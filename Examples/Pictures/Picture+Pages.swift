import DecoratorTableKit

extension Picture {
  /// What a list that is loaded page by page shows, from its first page to its last, or without
  /// any.
  @MainActor static var pages: Picture {
    let (first, all) = (["A", "B", "C"], ["A", "B", "C", "D", "E"])
    let states: [(heading: String, posts: [String], state: LoadMoreLayer.State)] = [
      ("first page: loading", [], .loading), ("next page: loading", first, .loading),
      ("failed", first, .failed), ("finished", all, .finished), ("finished, empty", [], .finished),
    ]
    return Picture(
      name: "pages",
      columns: states.map { PictureColumn(heading: $0, rows: rows(of: $1, in: $2)) })
  }

  /// The rows of a screen whose table shows some posts, and loads more or has ended to.
  @MainActor private static func rows(
    of posts: [String], in state: LoadMoreLayer.State
  ) -> [PictureColumn.Row] {
    // Nothing is answered: the state is set instead.
    let controller = PagesController { _ in Page(posts: [], isLast: true) }
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.tableView.simulateWindow()
    controller.posts = posts
    controller.feed.reloadData()
    controller.more?.state = state
    controller.tableView.layoutIfNeeded()
    return (controller.tableView.indexPathsForVisibleRows ?? []).map { path in
      let text = controller.tableView.cellForRow(at: path)?.textLabel?.text ?? ""
      let isContent = controller.feed.dataIndexPath(forReuse: path) != nil
      return isContent ? .content(text) : .additional(text)
    }
  }
}
