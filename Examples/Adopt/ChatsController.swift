import Foundation

#if HEADLESS_UIKIT
import HeadlessUIKit
#else
import UIKit
#endif

/// The list of chats, as controllers were written before anybody thought of rows that are no chats:
/// it is its table's data source and delegate, hears of its store's changes, and calls its table
/// with the index paths of its chats.
///
/// This file knows nothing of any other row. It is shown bare and adopted without a change.
final class ChatsController: UIViewController {
  /// The table, an outlet.
  weak var tableView: UITableView?

  private let store: ChatStore
  private var isChangedByUser = false
  private var hasSectionChanges = false

  /// Creates the controller of a store.
  init(store: ChatStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    store.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Begins or ends editing.
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  /// Archives the selected chats: the button above the list while it is edited.
  func archiveSelectedChats() {
    guard let paths = tableView?.indexPathsForSelectedRows else { return }
    store.archive(paths.sorted().map { store.chat(at: $0) })
  }

  private func configure(_ cell: UITableViewCell, with chat: Chat) {
    cell.textLabel?.text = chat.unreadCount > 0 ? "\(chat.name) (\(chat.unreadCount))" : chat.name
  }

  private func changeByUser(_ change: () -> Void) {
    isChangedByUser = true
    change()
    isChangedByUser = false
  }
}

extension ChatsController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { store.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.sections[section].chats.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    store.sections[section].name
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
    configure(cell, with: store.chat(at: indexPath))
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    changeByUser { store.delete(store.chat(at: indexPath)) }
    if tableView.numberOfSections > store.sections.count {
      tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    changeByUser { store.move(from: source, to: destination) }
  }
}

extension ChatsController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !tableView.isEditing else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    store.open(store.chat(at: indexPath))
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let chat = store.chat(at: indexPath)
    let title = chat.isPinned ? "Unpin" : "Pin"
    let pin = UIContextualAction(style: .normal, title: title) { [weak self] _, _, isDone in
      isDone(true)
      self?.store.togglePin(of: chat)
    }
    return UISwipeActionsConfiguration(actions: [pin])
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    if proposed.section == source.section { return proposed }
    let last = tableView.numberOfRows(inSection: source.section) - 1
    return IndexPath(row: proposed.section < source.section ? 0 : last, section: source.section)
  }
}

extension ChatsController: ChatStoreDelegate {
  func storeWillChange(_ store: ChatStore) {
    guard !isChangedByUser else { return }
    hasSectionChanges = false
    tableView?.beginUpdates()
  }

  func store(_ store: ChatStore, didChangeSectionAt index: Int, for kind: ChatStoreChange) {
    guard !isChangedByUser else { return }
    hasSectionChanges = true
    switch kind {
    case .insert: tableView?.insertSections(IndexSet(integer: index), with: .automatic)
    case .delete: tableView?.deleteSections(IndexSet(integer: index), with: .automatic)
    case .move, .update: break
    }
  }

  func store(
    _ store: ChatStore, didChange chat: Chat, at indexPath: IndexPath?, for kind: ChatStoreChange,
    newIndexPath: IndexPath?
  ) {
    guard !isChangedByUser, let tableView else { return }
    switch (kind, indexPath, newIndexPath) {
    case (.insert, _, let new?): tableView.insertRows(at: [new], with: .automatic)
    case (.delete, let old?, _): tableView.deleteRows(at: [old], with: .automatic)
    case (.update, let old?, _): tableView.reloadRows(at: [old], with: .none)
    case (.move, let old?, let new?) where hasSectionChanges:
      tableView.deleteRows(at: [old], with: .automatic)
      tableView.insertRows(at: [new], with: .automatic)
    case (.move, let old?, let new?):
      if let cell = tableView.cellForRow(at: old) { configure(cell, with: chat) }
      tableView.moveRow(at: old, to: new)
    default: break
    }
  }

  func storeDidChange(_ store: ChatStore) {
    guard !isChangedByUser else { return }
    tableView?.endUpdates()
  }
}
