import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Controls")
struct UIControlTests {
  @Test("actions are performed for their events, with the control as sender")
  func actions() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    control.addAction(
      UIAction { action in
        log.append("tap")
        #expect(action.sender as? UIControl === control)
      }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("value") }, for: [.valueChanged, .editingChanged])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: [.valueChanged, .editingChanged])
    #expect(log == ["tap", "value"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .editingChanged])
  }

  @Test("an action with an identifier replaces the one before, and can be removed")
  func identifiers() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let name = UIAction.Identifier("name")
    control.addAction(
      UIAction(identifier: name) { _ in log.append("first") }, for: [.touchDown, .valueChanged])
    control.addAction(UIAction(identifier: name) { _ in log.append("second") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["second", "first"])
    control.removeAction(identifiedBy: name, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.count == 2)
  }

  @Test("targets and their methods are recorded, and not retained")
  func targets() {
    let control = UIControl(frame: .zero)
    let selector = Selector(("save"))
    var target: NSObject? = NSObject()
    control.addTarget(target, action: selector, for: .touchUpInside)
    control.addTarget(target, action: selector, for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(control.allTargets.count == 1)
    target = nil
    #expect(control.allTargets.isEmpty)
    let other = NSObject()
    control.addTarget(other, action: selector, for: [.touchDown, .touchUpInside])
    control.removeTarget(other, action: nil, for: .touchDown)
    #expect(control.actions(forTarget: other, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside) == ["save"])
  }

  @Test("a target's methods are called by name, before actions are performed")
  func tellingTargets() {
    let control = UIControl(frame: .zero)
    let target = NamedTarget()
    control.addAction(UIAction { _ in target.told.append("action") }, for: .touchUpInside)
    control.addTarget(target, action: Selector(("save")), for: [.touchUpInside, .valueChanged])
    control.addTarget(target, action: Selector(("down")), for: .touchDown)
    control.addTarget(NSObject(), action: Selector(("save")), for: .touchUpInside)
    control.addTarget(nil, action: Selector(("save")), for: .touchUpInside)
    control.simulateTap()
    #expect(target.told == ["down", "save", "action"])
    #expect(target.senders.allSatisfy { $0 === control })
    control.removeTarget(target, action: nil, for: .allEvents)
    control.simulateTap()
    #expect(target.told.count == 4)
    control.isEnabled = false
    control.simulateTap()
    #expect(target.told.count == 4)
  }

  @Test("a button in a bar calls its target, unless it has a primary action")
  func barButton() {
    let target = NamedTarget()
    let button = UIBarButtonItem(
      title: "Edit", style: .plain, target: target, action: Selector(("edit")))
    button.simulateTap()
    #expect(target.told == ["edit"])
    #expect(target.senders.first === button)
    button.isEnabled = false
    button.simulateTap()
    button.isEnabled = true
    button.primaryAction = UIAction { _ in target.told.append("primary") }
    button.simulateTap()
    #expect(target.told == ["edit", "primary"])
  }

  @Test("a method for a nil target is added once, beside those of other targets")
  func noTarget() {
    let control = UIControl(frame: .zero)
    let selector = Selector(("save"))
    let target = NSObject()
    control.addTarget(target, action: selector, for: .touchDown)
    for _ in 0..<2 { control.addTarget(nil, action: selector, for: .touchDown) }
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["save"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["save"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
  }

  @Test("a touch does not reach a control in a view that is hidden, transparent or not interactive")
  func unreached() {
    let control = UIControl(frame: .zero)
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(control)
    for view in [control, inner, outer] {
      for change in [
        { view.isHidden = $0 }, { view.alpha = $0 ? 0.005 : 0.01 },
        { view.isUserInteractionEnabled = !$0 },
      ] as [(Bool) -> Void] {
        taps = 0
        change(true)
        control.simulateTap()
        #expect(taps == 0)
        change(false)
        control.simulateTap()
        #expect(taps == 1)
      }
    }
  }

  @Test("the state is made of the control's properties")
  func state() {
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }
}

@MainActor
private final class NamedTarget: NSObject, SelectorPerforming {
  var told: [String] = []
  private(set) var senders: [AnyObject] = []

  func performAction(_ action: Selector, sender: Any?) {
    told.append(String(describing: action))
    if let sender { senders.append(sender as AnyObject) }
  }
}
