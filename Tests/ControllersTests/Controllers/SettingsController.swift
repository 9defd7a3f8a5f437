import Foundation
import HeadlessUIKit

/// The settings of an app. A switch brings the sections that are about what it turns on, and takes
/// them away again.
class SettingsController: UITableViewController {
  /// A section of the screen.
  enum Section: String {
    case account, notifications, sounds, sync, syncedItems, storage, about, developer
  }

  /// What the user was asked and how often the version was tapped.
  let log = ActivityLog()
  private(set) var hasNotifications = false
  private(set) var sound = "Bell"
  private(set) var isSynced = true
  private(set) var syncedItems: Set<String> = ["History"]
  private(set) var isLogging = false
  private(set) var versionTaps = 0

  /// The sections on screen, from the top.
  var sections: [Section] {
    var sections: [Section] = [.account, .notifications]
    if hasNotifications { sections.append(.sounds) }
    sections.append(.sync)
    if isSynced { sections += [.syncedItems, .storage] }
    sections.append(.about)
    if versionTaps >= 3 { sections.append(.developer) }
    return sections
  }

  /// Returns the titles of the rows of a section.
  func titles(of section: Section) -> [String] {
    switch section {
    case .account: ["Name", "Address"]
    case .notifications: ["Notifications"]
    case .sounds: ["Bell", "Chime", "Horn"]
    case .sync: ["Sync"]
    case .syncedItems: ["Bookmarks", "History", "Passwords"]
    case .storage: ["Used storage"]
    case .about: ["Version", "Reset all settings"]
    case .developer: isLogging ? ["Logging", "Show log"] : ["Logging"]
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
  }

  // MARK: - Table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles(of: sections[section]).count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].rawValue.uppercased()
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    sections[section] == .syncedItems ? syncedItemsText : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let section = sections[indexPath.section]
    let title = titles(of: section)[indexPath.row]
    switch (section, indexPath.row) {
    case (.notifications, _), (.sync, _), (.developer, 0):
      let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
      cell.textLabel?.text = title
      guard let cell = cell as? SwitchCell else { return cell }
      cell.toggle.isOn = isOn(section)
      cell.onChange = { [weak self] cell in self?.switchChanged(in: cell) }
      return cell
    default:
      let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
      cell.textLabel?.text = title
      cell.accessoryType = isChecked(title, in: section) ? .checkmark : .none
      return cell
    }
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sections[indexPath.section] == .storage ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("selects", indexPath)
    let section = sections[indexPath.section]
    let title = titles(of: section)[indexPath.row]
    switch section {
    case .account:
      // The row stays selected while its editor would be on screen.
      return
    case .sounds:
      choose(title, at: indexPath)
    case .syncedItems:
      toggle(title, at: indexPath)
    case .about where indexPath.row == 0:
      changeSections { versionTaps += 1 }
    case .about:
      reset()
    default:
      break
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }

  // MARK: - Changes

  private func switchChanged(in cell: SwitchCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return log.note("loses a switch") }
    log.note("switches \(cell.toggle.isOn)", indexPath)
    switch sections[indexPath.section] {
    case .notifications: changeSections { hasNotifications = cell.toggle.isOn }
    case .sync: changeSections { isSynced = cell.toggle.isOn }
    case .developer: showLogRow(cell.toggle.isOn, below: indexPath)
    default: log.note("switches a row without a switch")
    }
  }

  /// Makes a change, and shows the sections that come and go by it.
  private func changeSections(_ change: () -> Void) {
    let before = sections
    change()
    let after = sections
    tableView.beginUpdates()
    tableView.deleteSections(
      IndexSet(before.indices.filter { !after.contains(before[$0]) }), with: .fade)
    tableView.insertSections(
      IndexSet(after.indices.filter { !before.contains(after[$0]) }), with: .fade)
    tableView.endUpdates()
  }

  private func showLogRow(_ isShown: Bool, below indexPath: IndexPath) {
    isLogging = isShown
    let row = IndexPath(row: indexPath.row + 1, section: indexPath.section)
    if isShown {
      tableView.insertRows(at: [row], with: .top)
    } else {
      tableView.deleteRows(at: [row], with: .top)
    }
  }

  private func choose(_ title: String, at indexPath: IndexPath) {
    for row in 0..<tableView.numberOfRows(inSection: indexPath.section) {
      let other = IndexPath(row: row, section: indexPath.section)
      tableView.cellForRow(at: other)?.accessoryType = row == indexPath.row ? .checkmark : .none
    }
    sound = title
  }

  private func toggle(_ title: String, at indexPath: IndexPath) {
    if syncedItems.remove(title) == nil { syncedItems.insert(title) }
    let isChecked = syncedItems.contains(title)
    tableView.cellForRow(at: indexPath)?.accessoryType = isChecked ? .checkmark : .none
    tableView.footerView(forSection: indexPath.section)?.textLabel?.text = syncedItemsText
  }

  private func reset() {
    hasNotifications = false
    sound = "Bell"
    isSynced = true
    syncedItems = ["History"]
    isLogging = false
    versionTaps = 0
    tableView.reloadData()
  }

  // MARK: - What is shown

  private var syncedItemsText: String { "\(syncedItems.count) of 3 are synced" }

  private func isOn(_ section: Section) -> Bool {
    switch section {
    case .notifications: hasNotifications
    case .sync: isSynced
    default: isLogging
    }
  }

  private func isChecked(_ title: String, in section: Section) -> Bool {
    switch section {
    case .sounds: title == sound
    case .syncedItems: syncedItems.contains(title)
    default: false
    }
  }
}
