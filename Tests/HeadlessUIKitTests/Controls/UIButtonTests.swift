import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Buttons")
struct UIButtonTests {
  @Test("the button shows the title, colour and picture of its state, or the normal ones")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    #expect(button.titleLabel?.text == "Follow")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Following")
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.currentImage?.name == "plus")
    button.isEnabled = false
    #expect(button.currentTitle == "Follow")
    #expect(button.title(for: .selected) == "Following")
  }

  @Test("the title has the colour set on the button")
  func titleColor() {
    let system = UIButton(type: .system)
    system.tintColor = .systemRed
    system.setTitle("Buy", for: .normal)
    #expect(system.currentTitleColor == .systemRed)
    #expect(system.titleLabel?.textColor == .systemRed)
    let custom = UIButton(type: .custom)
    custom.setTitle("Buy", for: .normal)
    #expect(custom.currentTitleColor == .white)
    #expect(custom.titleLabel?.textColor == .white)
  }

  @Test("the picture and the title are side by side in the middle")
  func layout() {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    // A picture of 20 points, and 3 characters of 8.5 in a line of 20.4.
    #expect(button.intrinsicContentSize == CGSize(width: 45.5, height: 21))
    button.frame.size = CGSize(width: 100.5, height: 41)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 27.5, y: 10.5, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 47.5, y: 10, width: 25.5, height: 21))
  }

  @Test("a tap performs the primary action, and the button has its title")
  func primaryAction() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
    #expect(button.buttonType == .system)
    #expect(button.titleLabel?.text == "Buy")
    button.simulateTap()
    #expect(taps == 1)
    button.isEnabled = false
    button.simulateTap()
    #expect(taps == 1)
  }

  @Test("a button in a hidden view cannot be tapped")
  func hidden() {
    var taps = 0
    let button = UIButton(frame: .zero, primaryAction: UIAction { _ in taps += 1 })
    let view = UIView()
    view.addSubview(button)
    view.isHidden = true
    button.simulateTap()
    #expect(taps == 0)
    view.isHidden = false
    button.simulateTap()
    #expect(taps == 1)
  }
}
