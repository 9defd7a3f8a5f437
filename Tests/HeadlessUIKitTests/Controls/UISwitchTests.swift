import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Switches")
struct UISwitchTests {
  @Test("a tap changes the value and sends an event, setting it sends none")
  func value() {
    let toggle = UISwitch()
    var values: [Bool] = []
    toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(values.isEmpty)
    toggle.simulateTap()
    toggle.simulateTap()
    #expect(values == [true, false])
    toggle.isEnabled = false
    toggle.simulateTap()
    #expect(!toggle.isOn)
  }

  @Test("a switch has one size, also as the accessory of a cell")
  func size() {
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 900, height: 900))
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    #expect(toggle.frame.maxX == 304)
  }
}
