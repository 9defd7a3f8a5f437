import Foundation
import HeadlessUIKit

/// Where an app searches: the engine it uses, and those that it offers, which are dragged into an
/// order, switched off and deleted.
class SearchEnginesController: UITableViewController {
  /// An engine.
  struct Engine: Equatable {
    /// The name, which is the identity.
    let name: String
    /// Whether the user has added it. The others stay.
    var isAdded = false
    /// Whether it is offered.
    var isOffered = true
  }

  /// What the user did.
  let log = ActivityLog()
  /// The engines, in the order of the user.
  private(set) var engines = ["North", "South", "East", "West"].map { Engine(name: $0) }
  /// The name of the engine that is used.
  private(set) var chosen = "North"
  /// Whether suggestions are shown.
  private(set) var showsSuggestions = true
  private var addedCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    tableView.allowsSelectionDuringEditing = true
  }

  // MARK: - Table

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 1 ? engines.count + 1 : 1
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    ["Used", "Offered", "Suggestions"][section]
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 2 || isEngine(indexPath) {
      let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
      let engine = indexPath.section == 2 ? nil : engines[indexPath.row]
      cell.textLabel?.text = engine?.name ?? "Show suggestions"
      guard let cell = cell as? SwitchCell else { return cell }
      cell.selectionStyle = .default
      cell.showsReorderControl = engine != nil
      cell.toggle.isOn = engine?.isOffered ?? showsSuggestions
      cell.onChange = { [weak self] cell in self?.switchChanged(in: cell) }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = indexPath.section == 0 ? chosen : "Add an engine"
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isEngine(indexPath)
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    isEngine(indexPath) && engines[indexPath.row].isAdded ? .delete : .none
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    isEngine(indexPath)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    log.note("would move to \(proposed.section), \(proposed.row)", source)
    guard proposed.section >= source.section else { return IndexPath(row: 0, section: 1) }
    // The last row adds an engine, and stays the last.
    let last = tableView.numberOfRows(inSection: source.section) - 2
    let row = proposed.section > source.section ? last : min(proposed.row, last)
    return IndexPath(row: row, section: source.section)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    log.note("moves to \(destination.section), \(destination.row)", source)
    engines.insert(engines.remove(at: source.row), at: destination.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let engine = engines.remove(at: indexPath.row)
    log.note("deletes \(engine.name)", indexPath)
    tableView.beginUpdates()
    tableView.deleteRows(at: [indexPath], with: .right)
    if engine.name == chosen {
      chosen = engines[0].name
      tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    tableView.endUpdates()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("selects", indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 1 else { return }
    if isEngine(indexPath) {
      chosen = engines[indexPath.row].name
      tableView.reloadSections([0], with: .none)
    } else {
      addEngine()
    }
  }

  // MARK: - Changes

  private func addEngine() {
    guard engines.count < 9 else { return }
    addedCount += 1
    engines.append(Engine(name: "Engine \(addedCount)", isAdded: true))
    let indexPath = IndexPath(row: engines.count - 1, section: 1)
    tableView.insertRows(at: [indexPath], with: .automatic)
    tableView.scrollToRow(at: indexPath, at: .none, animated: false)
  }

  private func switchChanged(in cell: SwitchCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return log.note("loses a switch") }
    log.note("switches \(cell.toggle.isOn)", indexPath)
    if indexPath.section == 2 {
      showsSuggestions = cell.toggle.isOn
    } else {
      engines[indexPath.row].isOffered = cell.toggle.isOn
    }
  }

  private func isEngine(_ indexPath: IndexPath) -> Bool {
    indexPath.section == 1 && indexPath.row < engines.count
  }
}
