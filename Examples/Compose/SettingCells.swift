import DecoratorTableKit

/// The cell of a setting that is on or off.
final class SwitchCell: UITableViewCell, Updatable {
  func update(viewData setting: SwitchSetting) { show(setting.text) }
}

/// The cell of a setting that is one of several choices.
final class ChoiceCell: UITableViewCell, Updatable {
  func update(viewData setting: ChoiceSetting) { show(setting.text) }
}
