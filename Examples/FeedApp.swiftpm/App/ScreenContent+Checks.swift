import DecoratorTableKit

extension ScreenContent {
  /// Returns the questions to a real table, with buttons that ask them and copy the report.
  static func checks(on phone: Phone, note: @escaping (String) -> Void) -> ScreenContent {
    let screen = ChecksScreen(on: phone, note: note)
    return ScreenContent(
      tableView: screen.tableView, owner: screen,
      actions: [
        UIAction(title: "Run") { [weak screen] _ in screen?.ask() },
        UIAction(title: "Copy") { [weak screen] _ in screen?.copyReport() },
      ])
  }
}
