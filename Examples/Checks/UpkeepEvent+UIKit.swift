#if !HEADLESS_UIKIT
import DecoratorTableKit
import Foundation

extension UpkeepEvent {
  /// What happens on a phone only.
  static let onAPhone = [
    UpkeepEvent(title: "typing into a row") { table, stage in
      guard let cell = table.contentCells.last?.cell else { return "there is no row" }
      let field = UITextField(frame: CGRect(x: 100, y: 0, width: 100, height: 30))
      cell.addSubview(field)
      guard field.becomeFirstResponder() else { return "no keyboard in this window" }
      await stage.settle()
      field.insertText("typed")
      _ = field.resignFirstResponder()
      await stage.settle()
      field.removeFromSuperview()
      return nil
    },
    UpkeepEvent(title: "dark and light appearance") { table, stage in
      for style in [UIUserInterfaceStyle.dark, .light, .unspecified] {
        table.tableView.overrideUserInterfaceStyle = style
        await stage.settle()
      }
      return nil
    },
    UpkeepEvent(title: "another text size, and the usual one") { table, stage in
      guard #available(iOS 17.0, *) else { return "iOS 17 is needed; change it by hand" }
      let tableView = table.tableView
      tableView.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      await stage.settle()
      tableView.traitOverrides.preferredContentSizeCategory = .large
      await stage.settle()
      return nil
    },
  ]
}
#endif
