import Foundation

/// The data source of several children.
final class ComposedDataSource: ComposedObject, UITableViewDataSource,
  UIDataSourceModelAssociation
{
  /// The number of index titles above those of each child, when they were given last.
  private var titleStarts: [(slot: ChildSlot, start: Int)] = []

  override func part(of slot: ChildSlot) -> ForwardingObject { slot.dataSource }

  // MARK: - Rows

  func numberOfSections(in tableView: UITableView) -> Int {
    composed?.composition.sectionCount ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let composition = composed?.composition, section < composition.sectionCount else {
      return 0
    }
    return composition.rowCount(inSection: section)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let row = row(indexPath) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return row.slot.dataSource.tableView(row.table, cellForRowAt: row.path)
  }

  // MARK: - Sections

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    var titles: [String] = []
    titleStarts = []
    var isGiven = false
    tellAll(.sectionIndexTitles) { slot, table in
      guard let own = slot.dataSource.sectionIndexTitles(for: table) else { return }
      isGiven = true
      titleStarts.append((slot, titles.count))
      titles += own
    }
    return isGiven ? titles : nil
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    let only = slots.count == 1 ? slots.first.map { (slot: $0, start: 0) } : nil
    guard let owner = titleStarts.last(where: { $0.start <= index }) ?? only,
      let table = owner.slot.table, let number = owner.slot.number
    else {
      recordAbsence(of: .sectionForSectionIndexTitle)
      return index
    }
    let answer = call(.sectionForSectionIndexTitle, owner.slot) {
      owner.slot.dataSource.tableView(
        table, sectionForSectionIndexTitle: title, at: index - owner.start)
    }
    if !answer.isImplemented, slots.count == 1 { recordAbsence(of: .sectionForSectionIndexTitle) }
    let section = answer.value
    return composed?.composition.section(of: section, inChild: number) ?? 0
  }

  // MARK: - Editing and moving

  /// Moves a row within its child, or to where the delegate has let it go.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    ask(.moveRow, sourceIndexPath, otherwise: ()) { row in
      if let composed,
        let crossing = composed.crossing(from: row.path, of: row.slot, to: destinationIndexPath)
      {
        return composed.follow(crossing)
      }
      let destination = composed?.destination(destinationIndexPath, in: row.slot) ?? row.path
      row.slot.dataSource.tableView(row.table, moveRowAt: row.path, to: destination)
      composed?.didMoveRows(of: row.slot)
    }
  }

  // MARK: - State restoration

  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    ask(.modelIdentifier, idx, otherwise: nil) { row in
      row.slot.dataSource.modelIdentifierForElement(at: row.path, in: row.table).map {
        "\(row.slot.number ?? 0)/\($0)"
      }
    }
  }

  func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath? {
    guard let end = identifier.firstIndex(of: "/"), let number = Int(identifier[..<end]),
      slots.indices.contains(number), let table = slots[number].table
    else { return nil }
    let slot = slots[number]
    return decided(.indexPathForModelIdentifier, slot) {
      slot.dataSource.indexPathForElement(
        withModelIdentifier: String(identifier[identifier.index(after: end)...]), in: table)
    }.flatMap { place(of: $0, in: slot) }
  }
}
