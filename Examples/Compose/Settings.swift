import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// The settings: a list of typed cells, in sections that a tap on the header collapses.
@MainActor
final class Settings {
  /// The rows.
  let source: ListTableViewDataSource
  /// The rows that are not collapsed.
  let table: DecoratedTable

  private let folded: HidingLayer

  /// Creates settings of sound and privacy.
  init() {
    // The cells are there before anybody can hear of taps on them.
    var didTap: (any Setting, IndexPath) -> Void = { _, _ in }
    var cells = CellAdapterMap()
    cells.add(
      CellAdapter<SwitchCell, SwitchSetting>(height: SwitchCell.lineHeight)
        .onSelect { didTap($0, $1) })
    cells.add(
      CellAdapter<ChoiceCell, ChoiceSetting>(height: ChoiceCell.lineHeight)
        .onSelect { didTap($0, $1) })
    cells.add(HeaderFooterAdapter<SettingsHeader, SettingsHeading>())
    source = ListTableViewDataSource(Self.list, cells: cells)
    table = DecoratedTable(dataSource: source)
    folded = table.hideRows(named: "folded", collapsingOnTap: .header)
    folded.didToggle = { [weak self] in self?.turnArrow(ofSection: $0, isCollapsed: $1) }
    didTap = { [weak self] setting, indexPath in
      self?.table.tableView?.deselectRow(at: indexPath, animated: true)
      self?.change(setting)
    }
  }

  private static var list: HeterogeneousList {
    let sound: [any Setting] = [
      SwitchSetting(name: "Ring", isOn: true),
      ChoiceSetting(name: "Melody", choices: ["Bells", "Birds", "Rain"]),
    ]
    let privacy: [any Setting] = [
      SwitchSetting(name: "Lock", isOn: true), SwitchSetting(name: "Hide previews"),
      ChoiceSetting(name: "Delete after", choices: ["a day", "a month", "a year"]),
    ]
    var list = HeterogeneousList()
    list.appendSection(sound, header: SettingsHeading(title: "Sound"))
    list.appendSection(privacy, header: SettingsHeading(title: "Privacy"))
    return list
  }

  /// Changes a setting, as a tap on its row does.
  func change(_ setting: any Setting) {
    for section in 0..<source.list.sectionCount {
      guard let row = settings(ofSection: section).firstIndex(where: { $0.name == setting.name })
      else { continue }
      var changed = setting
      changed.change()
      source.list.replace(atContent: RowPosition(section: section, row: row), with: changed)
      table.reloadRows(at: [IndexPath(row: row, section: section)], with: .none)
    }
  }

  /// Returns the settings of a section, also while it is collapsed.
  func settings(ofSection section: Int) -> [any Setting] {
    (0..<source.list.rowCount(inSection: section)).compactMap {
      source.list.item(at: IndexPath(row: $0, section: section), as: (any Setting).self)
    }
  }

  /// Returns what the header of a section shows.
  func heading(ofSection section: Int) -> SettingsHeading? {
    source.list.header(ofSection: section) as? SettingsHeading
  }

  private func turnArrow(ofSection section: Int, isCollapsed: Bool) {
    guard var heading = heading(ofSection: section) else { return }
    heading.isCollapsed = isCollapsed
    source.list.setHeader(heading, ofSection: section)
    let header = table.contentTableView?.headerView(forSection: section) as? SettingsHeader
    header?.update(viewData: heading)
  }

  /// The text of each row, section by section, as it has to be on screen.
  var texts: [[String]] {
    (0..<source.list.sectionCount).map { section in
      heading(ofSection: section)?.isCollapsed == true
        ? [] : settings(ofSection: section).map(\.text)
    }
  }
}
