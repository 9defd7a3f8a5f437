import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Bars and stacks of controllers")
struct NavigationTests {
  @Test("the bar shows the controller's title and buttons")
  func navigationItem() {
    let controller = UIViewController()
    controller.title = "Posts"
    let item = controller.navigationItem
    #expect(item.title == "Posts")
    controller.title = "Drafts"
    #expect(item.title == "Drafts")
    let (add, share) = (UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [add, share]
    #expect(item.rightBarButtonItem === add)
    item.setRightBarButton(share, animated: true)
    #expect(item.rightBarButtonItems == [share])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("a tap on a button in a bar performs its action, unless it is not enabled")
  func barButton() {
    var senders: [Any?] = []
    let button = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { senders.append($0.sender) })
    button.simulateTap()
    #expect(senders.count == 1)
    #expect(senders.first as? UIBarButtonItem === button)
    button.isEnabled = false
    button.simulateTap()
    #expect(senders.count == 1)
  }

  @Test("a button has the title of its action, and keeps its target weakly")
  func barButtonParts() {
    let action = UIAction(title: "Save", image: UIImage(systemName: "disk")) { _ in }
    let button = UIBarButtonItem(primaryAction: action)
    #expect(button.title == "Save")
    #expect(button.image?.name == "disk")
    #expect(UIBarButtonItem(title: "Keep", primaryAction: action).title == "Keep")
    var target: NSObject? = NSObject()
    let classic = UIBarButtonItem(
      title: "Save", style: .done, target: target, action: Selector(("save")))
    #expect(classic.target === target)
    #expect(classic.style == .done)
    target = nil
    #expect(classic.target == nil)
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
  }

  @Test("the edit button edits and ends editing, with the table")
  func editButton() {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem)
    #expect(button.title == "Edit")
    button.simulateTap()
    #expect(button.title == "Done")
    #expect(controller.isEditing)
    #expect(controller.tableView.isEditing)
    button.simulateTap()
    #expect(!controller.tableView.isEditing)
    #expect(button.title == "Edit")
  }

  @Test("a controller is pushed once")
  func pushedTwice() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    let failures = UIKitFailure.recording { stack.pushViewController(first, animated: false) }
    #expect(failures.map(\.name) == [UIKitFailure.invalidArgument])
    #expect(
      failures.first?.reason.hasPrefix(
        "Pushing the same view controller instance more than once is not supported") == true)
    #expect(stack.viewControllers == [first, second])
  }

  @Test("controllers are pushed and popped, but not the first")
  func stack() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    #expect(first.navigationController === stack)
    #expect(stack.popViewController(animated: false) == nil)
    stack.pushViewController(second, animated: true)
    stack.pushViewController(third, animated: true)
    #expect(stack.viewControllers == [first, second, third])
    #expect(stack.popViewController(animated: true) === third)
    #expect(third.navigationController == nil)
    #expect(stack.topViewController === second)
    stack.viewControllers = [third]
    #expect(second.parent == nil)
    #expect(stack.visibleViewController === third)
    stack.pushViewController(second, animated: false)
    #expect(stack.popToRootViewController(animated: true) == [second])
  }
}
