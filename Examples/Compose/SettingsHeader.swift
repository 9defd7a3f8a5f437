import DecoratorTableKit

/// What the header of a section of settings shows.
struct SettingsHeading {
  let title: String
  var isCollapsed = false

  /// The title behind an arrow that points to the rows, if there are any.
  var text: String { "\(isCollapsed ? "▸" : "▾") \(title)" }
}

/// The header of a section of settings, which a tap collapses and expands.
final class SettingsHeader: UITableViewHeaderFooterView, Updatable {
  func update(viewData heading: SettingsHeading) {
    textLabel?.font = .boldSystemFont(ofSize: 13)
    textLabel?.text = heading.text
  }
}
