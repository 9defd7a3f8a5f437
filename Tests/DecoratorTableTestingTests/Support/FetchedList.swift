import DecoratorTableKit
import Foundation

/// A plain list of fetched results, written as for a table of its own: it tells its outlet of each
/// change, as Apple's templates do.
final class FetchedList: NSObject, UITableViewDataSource, FetchedResultsDelegate {
  /// How a move is told: with `moveRow`, where no section changes, or by a deletion and an
  /// insertion.
  enum Moves { case told, replaced }

  let results: FetchedResults
  weak var tableView: UITableView?
  private let moves: Moves
  private var hasSectionChanges = false

  init(_ results: FetchedResults, moves: Moves) {
    self.results = results
    self.moves = moves
    super.init()
    results.delegate = self
  }

  func text(at path: IndexPath) -> String {
    results.sections[path.section].objects[path.row].text
  }

  // MARK: - The data source

  func numberOfSections(in tableView: UITableView) -> Int { results.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < results.sections.count ? results.sections[section].objects.count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    textCell(tableView, indexPath, text(at: indexPath))
  }

  // MARK: - Changes

  func resultsWillChange() {
    hasSectionChanges = false
    tableView?.beginUpdates()
  }

  func resultsDidChangeSection(at index: Int, for kind: FetchedResults.Change) {
    hasSectionChanges = true
    switch kind {
    case .insert: tableView?.insertSections([index], with: .fade)
    case .delete: tableView?.deleteSections([index], with: .fade)
    case .move, .update: break
    }
  }

  func resultsDidChange(
    at indexPath: IndexPath?, for kind: FetchedResults.Change, newIndexPath: IndexPath?
  ) {
    guard let tableView else { return }
    switch (kind, indexPath, newIndexPath) {
    case (.insert, _, let new?): tableView.insertRows(at: [new], with: .fade)
    case (.delete, let old?, _): tableView.deleteRows(at: [old], with: .fade)
    case (.update, let old?, _): tableView.reloadRows(at: [old], with: .fade)
    case (.move, let old?, let new?) where moves == .told && !hasSectionChanges:
      tableView.cellForRow(at: old)?.textLabel?.text = text(at: new)
      tableView.moveRow(at: old, to: new)
    case (.move, let old?, let new?):
      tableView.deleteRows(at: [old], with: .fade)
      tableView.insertRows(at: [new], with: .fade)
    default: break
    }
  }

  func resultsDidChange() { tableView?.endUpdates() }
}
