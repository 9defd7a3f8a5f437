/// A row of the settings.
protocol Setting {
  /// The name of the setting, which no other one has.
  var name: String { get }
  /// The text of the row.
  var text: String { get }
  /// Changes the setting, as a tap on its row does.
  mutating func change()
}

/// A setting that is on or off.
struct SwitchSetting: Setting {
  let name: String
  var isOn = false

  var text: String { "\(isOn ? "☑" : "☐") \(name)" }

  mutating func change() { isOn.toggle() }
}

/// A setting that is one of several choices.
struct ChoiceSetting: Setting {
  let name: String
  let choices: [String]
  /// The index of the choice that counts.
  var chosen = 0

  var text: String { "\(name): \(choices[chosen])" }

  mutating func change() { chosen = (chosen + 1) % choices.count }
}
