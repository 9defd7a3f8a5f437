// block: var posts: [Post.ID: Post] = [:]
import DecoratorTableKit
import RxDataSources

@MainActor func show(
  _ days: Observable<[AnimatableSectionModel<String, Post>]>, and ads: [Ad],
  in tableView: UITableView, delegate: any UITableViewDelegate, until disposeBag: DisposeBag
) {
  // lines
}
