import DecoratorTableKit
import DecoratorTableSources

/// A list of identified numbers, with its own headers, between additional rows.
final class SnapshotList: UITableViewController {
  private var source: Numbers?
  private var decorated: DecoratedTable?

  override func viewDidLoad() {
    super.viewDidLoad()
    let source = Numbers(tableView: tableView) { tableView, reuseIndexPath, number in
      let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: reuseIndexPath)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    source.headerTitle = { "section \($0)" }
    source.editingHandlers.canEditItem = { $0 > 0 }
    source.reorderingHandlers.canReorderItem = { _ in true }
    let decorated = DecoratedTable(adopting: tableView)
    decorated.addRows(named: "edges", placed: .start.inSections(where: source.isSection("a"))) {
      tableView, reuseIndexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "edge", for: reuseIndexPath)
    }
    decorated.attach()
    (self.source, self.decorated) = (source, decorated)
  }

  func show(_ numbers: [Int]) async {
    guard let source else { return }
    var snapshot = source.snapshot()
    snapshot.deleteAllItems()
    snapshot.appendSections(["a"])
    snapshot.appendItems(numbers)
    await source.apply(snapshot)
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    source?.sectionIdentifier(for: section) == "a" ? UIView() : nil
  }
}

/// A source of the app's own, which overrides what it wants to.
final class Numbers: SnapshotTableViewDataSource<String, Int> {
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    snapshot().sectionIdentifiers
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath) == 7
      || super.tableView(tableView, canEditRowAt: indexPath)
  }
}
