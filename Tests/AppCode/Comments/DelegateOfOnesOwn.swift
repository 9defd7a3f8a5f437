// block: func tableView(_ tableView: UITableView, didSelectRowAt
import DecoratorTableKit

final class PostsDelegate: NSObject, DecoratorUITableViewDelegate {
  func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {}

  // lines
}
