import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// The settings as an app shows them whose table is decorated: the table of a table view controller
/// is its view, so that a subclass gives it another one to talk to.
final class ShownSettingsController: SettingsController, ComparedController {
  /// What a person does to the settings.
  enum Step: Sendable {
    /// A tap on a row.
    case tap(Int)
    /// A tap on the switch of the row with a title.
    case toggle(String)
    /// A tap on the row with a title.
    case choose(String)
  }

  private weak var connected: UITableView?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tableView: UITableView! {
    get { connected ?? super.tableView }
    set { super.tableView = newValue }
  }

  static let script: [Step] = [
    .toggle("Notifications"), .choose("Horn"), .tap(0), .choose("Passwords"), .toggle("Sync"),
    .choose("Version"), .choose("Version"), .tap(1), .choose("Version"), .toggle("Logging"),
    .toggle("Notifications"), .toggle("Sync"), .choose("History"), .choose("Used storage"),
    .choose("Show log"), .choose("Bookmarks"), .toggle("Notifications"), .choose("Chime"),
    .toggle("Logging"), .toggle("Sync"), .toggle("Sync"), .choose("Bookmarks"), .tap(5),
    .choose("Reset all settings"), .tap(3), .choose("Address"), .toggle("Notifications"),
  ]
  static let verbs = ["selects", "switches true", "switches false"]

  static func make() -> Self { Self(style: .plain) }

  func loadTable() -> UITableView {
    loadViewIfNeeded()
    return super.tableView
  }

  func connect(_ tableView: UITableView?) { connected = tableView }

  var modelLines: [String] {
    [
      "\(sections)", sound, "\(syncedItems.sorted())",
      "\(hasNotifications), \(isSynced), \(isLogging), \(versionTaps)",
    ]
  }

  func group(of row: RowPosition) -> String? {
    titles(of: sections[row.section])[row.row].count > 7 ? "long" : "short"
  }

  func randomStep(using random: inout SeededGenerator) -> Step {
    let switches = ["Notifications", "Sync", "Logging"]
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: return .toggle(switches.randomElement(using: &random) ?? "Sync")
    case 5, 6: return .choose("Version")
    case 7 where Bool.random(using: &random): return .choose("Reset all settings")
    default: return .tap(Int.random(in: 0..<20, using: &random))
    }
  }

  static func take(_ step: Step, on screen: Screen<ShownSettingsController>) {
    switch step {
    case .tap(let number):
      if let indexPath = screen.indexPath(number) { screen.tap(indexPath) }
    case .toggle(let title):
      if let indexPath = screen.controller.indexPath(titled: title) { screen.tapSwitch(indexPath) }
    case .choose(let title):
      if let indexPath = screen.controller.indexPath(titled: title) { screen.tap(indexPath) }
    }
  }

  private func indexPath(titled title: String) -> IndexPath? {
    for (section, kind) in sections.enumerated() {
      if let row = titles(of: kind).firstIndex(of: title) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}
