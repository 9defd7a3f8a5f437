import HeadlessUIKit

/// A cell with a switch at its end.
final class SwitchCell: UITableViewCell {
  /// The switch.
  let toggle = UISwitch(frame: .zero)
  /// Called when the switch was used.
  var onChange: ((SwitchCell) -> Void)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(self)
      }, for: .valueChanged)
    accessoryView = toggle
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { nil }
}
