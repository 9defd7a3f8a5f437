import Foundation
import HeadlessUIKit

/// The pages that were visited, by date below a row that clears them. Older ones are loaded page by
/// page as the list is scrolled.
final class HistoryController: UIViewController {
  /// The table, an outlet.
  weak var tableView: UITableView?

  /// What the user did.
  let log = ActivityLog()
  /// The visits that are loaded.
  private(set) var groups = VisitGroups()
  /// Whether the theme is dark.
  private(set) var isDark = false
  private let history: [Visit]
  private let pageSize = 7
  private var loadedCount = 0

  /// Creates the controller of visits, the newest first.
  init(history: [Visit]) {
    self.history = history
    super.init(nibName: nil, bundle: nil)
    groups.append(takeNextPage())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView?.register(UITableViewCell.self, forCellReuseIdentifier: "clear")
    tableView?.register(UITableViewCell.self, forCellReuseIdentifier: "visit")
    tableView?.dataSource = self
    tableView?.delegate = self
    tableView?.prefetchDataSource = self
  }

  /// Returns the visit of a row; nil for the row that clears.
  func visit(at indexPath: IndexPath) -> Visit? {
    guard indexPath.section > 0 else { return nil }
    return groups.visits(of: groups.ages[indexPath.section - 1])[indexPath.row]
  }

  // MARK: - Loading

  private func takeNextPage() -> [Visit] {
    let page = history.dropFirst(loadedCount).prefix(pageSize)
    loadedCount += page.count
    return Array(page)
  }

  /// Loads the next page, below what is there.
  func loadNextPage() {
    let page = takeNextPage()
    guard !page.isEmpty else { return }
    log.note("loads \(page.count)")
    let before = groups
    groups.append(page)
    tableView?.beginUpdates()
    for (index, age) in groups.ages.enumerated() {
      guard let old = before.ages.firstIndex(of: age) else {
        tableView?.insertSections([index + 1], with: .none)
        continue
      }
      let (oldCount, count) = (before.visits(of: age).count, groups.visits(of: age).count)
      guard count > oldCount else { continue }
      let new = (oldCount..<count).map { IndexPath(row: $0, section: index + 1) }
      tableView?.insertRows(at: new, with: .none)
      // It is no longer the last of its section.
      tableView?.reloadRows(at: [IndexPath(row: oldCount - 1, section: old + 1)], with: .none)
    }
    tableView?.endUpdates()
  }

  /// Loads the history from its beginning.
  func refresh() {
    log.note("refreshes")
    loadedCount = 0
    groups = VisitGroups()
    groups.append(takeNextPage())
    tableView?.reloadData()
  }

  // MARK: - Changes

  private func delete(_ visit: Visit) {
    let age = VisitGroups.Age(days: visit.age)
    guard let index = groups.ages.firstIndex(of: age),
      let row = groups.visits(of: age).firstIndex(of: visit)
    else { return }
    log.note("deletes \(visit.title)", IndexPath(row: row, section: index + 1))
    groups.remove(visit)
    guard !groups.visits(of: age).isEmpty else {
      tableView?.deleteSections([index + 1], with: .fade)
      return
    }
    tableView?.deleteRows(at: [IndexPath(row: row, section: index + 1)], with: .fade)
    let last = groups.visits(of: age).count - 1
    if row > last {
      tableView?.reloadRows(at: [IndexPath(row: last, section: index + 1)], with: .none)
    }
  }

  private func clearNewest() {
    guard let newest = groups.ages.first else { return }
    log.note("clears \(newest.rawValue)")
    groups.remove(newest)
    tableView?.deleteSections([1], with: .fade)
  }

  /// Shows the other theme.
  func toggleTheme() {
    isDark.toggle()
    log.note("turns \(isDark ? "dark" : "light")")
    guard let tableView else { return }
    let visible = tableView.indexPathsForVisibleRows ?? []
    tableView.reloadRows(at: visible.filter { $0.section > 0 }, with: .none)
    tableView.reloadSections([0], with: .none)
  }
}

extension HistoryController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { groups.ages.count + 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : groups.visits(of: groups.ages[section - 1]).count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : groups.ages[section - 1].rawValue
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let theme = isDark ? " (dark)" : ""
    guard let visit = visit(at: indexPath) else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "clear", for: indexPath)
      cell.textLabel?.text = "Clear the newest" + theme
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "visit", for: indexPath)
    cell.textLabel?.text = visit.title + theme
    let isLast = indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1
    cell.accessoryType = isLast ? .none : .disclosureIndicator
    return cell
  }
}

extension HistoryController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { log.note("prefetches", indexPath) }
    let isNearEnd = indexPaths.contains { indexPath in
      indexPath.section == tableView.numberOfSections - 1
        && indexPath.row >= tableView.numberOfRows(inSection: indexPath.section) - 2
    }
    if isNearEnd { loadNextPage() }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { log.note("no longer prefetches", indexPath) }
  }
}

extension HistoryController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("selects", indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 0 { clearNewest() }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let visit = visit(at: indexPath) else { return UISwipeActionsConfiguration(actions: []) }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, isDone in
      self?.delete(visit)
      isDone(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let visit = visit(at: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let open = UIAction(title: "Open") { _ in self?.log.note("opens \(visit.title)", indexPath) }
      let delete = UIAction(title: "Delete") { _ in self?.delete(visit) }
      return UIMenu(title: visit.title, children: [open, delete])
    }
  }
}
