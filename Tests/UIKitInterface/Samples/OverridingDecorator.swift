import DecoratorTableKit

/// A layer that an app writes: it makes the cells of its rows, and forwards nothing.
final class BannerLayer: TableLayer {
  init() {
    super.init(placed: .start, named: "banner")
  }

  override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "banner", for: reuseIndexPath)
  }
}

final class OverridingDecorators: UITableViewController {
  private var decorated: DecoratedTable?

  func decorate() {
    let decorated = DecoratedTable(adopting: tableView)
    let banner = BannerLayer()
    banner.events.trailingSwipeActions = { _, _ in
      let hide = UIContextualAction(style: .normal, title: "Hide") { _, _, done in done(true) }
      return UISwipeActionsConfiguration(actions: [hide])
    }
    banner.events.contextMenu = { _, _, _ in UIContextMenuConfiguration(identifier: nil) }
    banner.events.dragItems = { _, _, session in session.items }
    decorated.add(banner)
    decorated.addPlaceholder { tableView, indexPath in
      tableView.dequeueReusableCell(withIdentifier: "empty", for: indexPath)
    }
    let more = decorated.addLoadMore { tableView, indexPath in
      tableView.dequeueReusableCell(withIdentifier: "more", for: indexPath)
    } configure: { cell, state in
      cell.textLabel?.text = state == .failed ? "Tap to try again" : "Loading"
    } load: { more in
      more.state = .finished
    }
    decorated.attach()
    title = "\(more.state)"
    self.decorated = decorated
  }

  override func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let focused = context.nextFocusedIndexPath.flatMap { decorated?.dataIndexPath(forReuse: $0) }
    title = focused?.description
  }
}

/// A drop delegate that is right in a bare table and in a decorated one.
final class DropTarget: NSObject, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let target = coordinator.destinationIndexPath else {
      return
    }
    let placeholder = coordinator.makePlaceholder(
      insertionIndexPath: target, reuseIdentifier: "post", rowHeight: item.previewSize.height)
    _ = coordinator.drop(item.dragItem, to: placeholder).commitInsertion { _ in }
  }
}
