import DecoratorTableKit

/// Decorators that an app writes: they override what they need and forward nothing.
final class CountingDelegate: ForwardingTableViewDelegate {
  private(set) var shown = 0

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shown += 1
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row != 0 }
}

final class BannerSource: ForwardingTableViewDataSource {
  override func additionalCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "banner", for: reuseIndexPath)
  }
}

final class OverridingDecorators: UITableViewController {
  private var decorated: DecoratedTable?

  func decorate() {
    let decorated = DecoratedTable(adopting: tableView)
    var events = AdditionalRowEvents()
    events.trailingSwipeActions = { _, _ in
      let hide = UIContextualAction(style: .normal, title: "Hide") { _, _, done in done(true) }
      return UISwipeActionsConfiguration(actions: [hide])
    }
    events.contextMenu = { _, _, _ in UIContextMenuConfiguration(identifier: nil) }
    events.dragItems = { _, _, session in session.items }
    let layout = TableLayer(placed: .start, named: "banner")
    decorated.addLayer { inner, ownership in
      BannerSource(inner: inner, layer: layout, ownership: ownership)
    } delegate: { _, inner, ownership in
      CountingDelegate(inner: inner, layer: layout, events: events, ownership: ownership)
    }
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
    title = decorated?.dataIndexPaths(of: context).nextFocused?.description
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
