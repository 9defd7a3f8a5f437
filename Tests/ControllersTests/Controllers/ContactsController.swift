import Foundation
import HeadlessUIKit

/// The contacts of a person, by their first letters, to choose some of them. Chosen ones have a
/// checkmark, and stay chosen while a search leaves them out.
final class ContactsController: UIViewController {
  /// The contacts with one first letter.
  struct Section: Equatable {
    /// The letter.
    let letter: String
    /// The names, in order.
    var names: [String]
  }

  /// The table, an outlet.
  weak var tableView: UITableView?

  /// What the user did.
  let log = ActivityLog()
  /// All names.
  private(set) var names: Set<String>
  /// Those that are chosen.
  private(set) var chosen: Set<String> = []
  /// What is on screen.
  private(set) var sections: [Section] = []
  private var searchText = ""

  /// Creates the controller of contacts with names.
  init(names: [String]) {
    self.names = Set(names)
    super.init(nibName: nil, bundle: nil)
    sections = currentSections
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView?.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    tableView?.dataSource = self
    tableView?.delegate = self
  }

  /// The sections that belong on screen.
  private var currentSections: [Section] {
    let shown = names.filter { searchText.isEmpty || $0.lowercased().contains(searchText) }
    return Dictionary(grouping: shown) { String($0.prefix(1)) }
      .sorted { $0.key < $1.key }
      .map { Section(letter: $0.key, names: $0.value.sorted()) }
  }

  // MARK: - Changes

  /// Shows the contacts that have a text in their name.
  func searchTextDidChange(_ text: String) {
    log.note("searches \(text)")
    searchText = text.lowercased()
    sections = currentSections
    tableView?.reloadData()
  }

  /// Adds a contact.
  func add(_ name: String) {
    guard names.insert(name).inserted else { return }
    log.note("adds \(name)")
    showChanges()
  }

  /// Deletes the chosen contacts that are on screen.
  func deleteChosen() {
    let deleted = sections.flatMap(\.names).filter(chosen.contains)
    guard !deleted.isEmpty else { return }
    log.note("deletes \(deleted.joined(separator: ", "))")
    names.subtract(deleted)
    chosen.subtract(deleted)
    showChanges()
  }

  /// Chooses all contacts on screen.
  func chooseAll() {
    log.note("chooses all")
    for (section, content) in sections.enumerated() {
      for (row, name) in content.names.enumerated() {
        chosen.insert(name)
        let indexPath = IndexPath(row: row, section: section)
        tableView?.cellForRow(at: indexPath)?.accessoryType = .checkmark
      }
    }
    showTitle()
  }

  /// Brings the sections and rows of the table to what belongs there now.
  private func showChanges() {
    let (before, after) = (sections, currentSections)
    tableView?.performBatchUpdates {
      self.sections = after
      self.tellTable(before, after)
    }
    tableView?.reloadSectionIndexTitles()
    showTitle()
  }

  private func tellTable(_ before: [Section], _ after: [Section]) {
    for (index, section) in before.enumerated() {
      guard let new = after.first(where: { $0.letter == section.letter }) else {
        tableView?.deleteSections([index], with: .automatic)
        continue
      }
      tableView?.deleteRows(
        at: paths(of: section.names, in: index) { !new.names.contains($0) }, with: .automatic)
    }
    for (index, section) in after.enumerated() {
      guard let old = before.first(where: { $0.letter == section.letter }) else {
        tableView?.insertSections([index], with: .automatic)
        continue
      }
      tableView?.insertRows(
        at: paths(of: section.names, in: index) { !old.names.contains($0) }, with: .automatic)
    }
  }

  private func paths(
    of names: [String], in section: Int, where condition: (String) -> Bool
  ) -> [IndexPath] {
    names.indices.filter { condition(names[$0]) }.map { IndexPath(row: $0, section: section) }
  }

  private func showTitle() { title = chosen.isEmpty ? "Contacts" : "\(chosen.count) chosen" }
}

extension ContactsController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].names.count : 0
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].letter
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    log.note("jumps to \(title) at \(index)")
    tableView.scrollToRow(at: IndexPath(row: 0, section: index), at: .top, animated: false)
    return index
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    let name = sections[indexPath.section].names[indexPath.row]
    cell.textLabel?.text = name
    cell.accessoryType = chosen.contains(name) ? .checkmark : .none
    return cell
  }
}

extension ContactsController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("selects", indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
    let name = sections[indexPath.section].names[indexPath.row]
    let isChosen = chosen.remove(name) == nil
    if isChosen { chosen.insert(name) }
    tableView.cellForRow(at: indexPath)?.accessoryType = isChosen ? .checkmark : .none
    showTitle()
  }
}
