import DecoratorTableKit
import Foundation

/// The data source of the settings: switches in sections with titles.
final class SettingsDataSource: NSObject, UITableViewDataSource {
  /// A switch.
  struct Setting {
    let name: String
    var isOn = false
  }

  /// The switches of each section.
  var sections = [
    (title: "Sound", settings: [Setting(name: "Ring", isOn: true), Setting(name: "Vibrate")]),
    (
      title: "Privacy",
      settings: [Setting(name: "Lock", isOn: true), Setting(name: "Hide previews")]
    ),
  ]

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].settings.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.register(SettingCell.self, forCellReuseIdentifier: "cell")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = Self.text(of: sections[indexPath.section].settings[indexPath.row])
    return cell
  }

  /// Returns the text of a row.
  static func text(of setting: Setting) -> String {
    "\(setting.isOn ? "☑" : "☐") \(setting.name)"
  }
}

/// The cell of a setting.
final class SettingCell: UITableViewCell {}
