import DecoratorTableKit

/// The pictures of the tutorials, which show what the code of their last steps shows.
@MainActor
enum TutorialPictures {
  private static let frame = CGRect(x: 0, y: 0, width: 360, height: 600)

  /// The names of the files, and the tables, as they are after what somebody has done.
  static var all: [(name: String, svg: String)] {
    [
      ("tutorial-feed", feed { _ in }),
      ("tutorial-feed-ads", feed { $0.show(ads) }),
      (
        "tutorial-feed-post",
        feed {
          $0.show(ads)
          $0.add(Post(author: "Margaret", text: "We had to be right"))
        }
      ),
      ("tutorial-diary", diary { _ in }),
      ("tutorial-diary-note", diary { $0.write(Note(day: "Thursday", text: "Sun at last")) }),
      ("tutorial-inbox", inbox { _ in }),
      ("tutorial-inbox-short", inbox { $0.deleteFirstMessages(3) }),
      ("tutorial-contacts", contacts { $0.showContactsAlone() }),
      ("tutorial-contacts-tips", contacts { $0.controller.add("Grace") }),
    ]
  }

  private static let ads = [
    Ad(vendor: "Moka", text: "Coffee for people who compile"),
    Ad(vendor: "Quack", text: "Rubber ducks that listen"),
  ]

  private static func feed(_ act: (FeedController) -> Void) -> String {
    let controller = FeedController()
    show(controller, controller.tableView)
    act(controller)
    return svg(of: controller.tableView, in: controller.feed)
  }

  private static func diary(_ act: (DiaryController) -> Void) -> String {
    let controller = DiaryController()
    show(controller, controller.tableView)
    act(controller)
    return svg(of: controller.tableView, in: controller.diary)
  }

  private static func inbox(_ act: (InboxController) -> Void) -> String {
    let controller = InboxController()
    show(controller, controller.tableView)
    act(controller)
    return svg(of: controller.tableView, in: controller.inbox)
  }

  private static func contacts(_ act: (ContactsScreen) -> Void) -> String {
    let screen = ContactsScreen(frame: frame)
    screen.tableView.simulateWindow()
    screen.tableView.layoutIfNeeded()
    act(screen)
    return svg(of: screen.tableView, in: screen.contacts)
  }

  private static func show(_ controller: UIViewController, _ tableView: UITableView) {
    controller.view.frame = frame
    tableView.simulateWindow()
    tableView.layoutIfNeeded()
  }

  /// Draws a table that is as high as its rows, with the way of each in the margin if it is
  /// decorated.
  private static func svg(of tableView: UITableView, in table: DecoratedTable) -> String {
    tableView.layoutIfNeeded()
    tableView.frame.size.height = tableView.contentSize.height
    tableView.contentOffset = .zero
    guard table.isAttached else { return TableDrawing(of: tableView).svg() }
    return TableDrawing(of: tableView, marginTitles: ["reuse", "owner", "data"]) { path in
      guard let explanation = table.explain(path) else { return [] }
      let data = explanation.dataIndexPath.map { "\(RowPosition($0))" }
      return ["\(RowPosition(path))", explanation.owner, data ?? "–"]
    }
    .svg()
  }
}
