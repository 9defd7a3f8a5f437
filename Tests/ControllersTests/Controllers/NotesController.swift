import Foundation
import HeadlessUIKit

/// The notes, as their store tells of them. Several are selected and deleted while the list is
/// edited.
final class NotesController: UIViewController {
  /// The table, an outlet.
  weak var tableView: UITableView?

  /// What the user did.
  let log = ActivityLog()
  /// The notes.
  let store: NoteStore

  /// Creates the controller of a store.
  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    store.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView?.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    tableView?.allowsMultipleSelectionDuringEditing = true
    tableView?.dataSource = self
    tableView?.delegate = self
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
    showTitle()
  }

  /// Deletes the selected notes.
  func deleteSelected() {
    let indexPaths = (tableView?.indexPathsForSelectedRows ?? []).sorted()
    log.note("deletes \(indexPaths.map { store.notes[$0.row].text })")
    store.delete(Set(indexPaths.map { store.notes[$0.row].id }))
    showTitle()
  }

  /// Selects all notes.
  func selectAll() {
    log.note("selects all")
    for row in store.notes.indices {
      tableView?.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    showTitle()
  }

  private func showTitle() {
    let count = tableView?.indexPathsForSelectedRows?.count ?? 0
    title = isEditing && count > 0 ? "\(count) selected" : "Notes"
  }

  private func configure(_ cell: UITableViewCell, with note: Note) {
    cell.textLabel?.text = note.text
  }
}

extension NotesController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    configure(cell, with: store.notes[indexPath.row])
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.note("deletes", indexPath)
    store.delete([store.notes[indexPath.row].id])
  }
}

extension NotesController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("selects", indexPath)
    if !tableView.isEditing { tableView.deselectRow(at: indexPath, animated: true) }
    showTitle()
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.note("deselects", indexPath)
    showTitle()
  }
}

extension NotesController: NoteStoreDelegate {
  func noteStoreWillChange(_ store: NoteStore) { tableView?.beginUpdates() }

  func noteStore(_ store: NoteStore, didChange note: Note, _ change: NoteStore.Change) {
    guard let tableView else { return }
    switch change {
    case .insert(let row):
      tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    case .delete(let row):
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    case .move(let row, let newRow):
      let indexPath = IndexPath(row: row, section: 0)
      if let cell = tableView.cellForRow(at: indexPath) { configure(cell, with: note) }
      tableView.moveRow(at: indexPath, to: IndexPath(row: newRow, section: 0))
    case .update(let row):
      tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }

  func noteStoreDidChange(_ store: NoteStore) { tableView?.endUpdates() }
}
