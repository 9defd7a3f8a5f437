import HeadlessUIKit
import Testing

@MainActor
@Suite("Controllers and their parents")
struct ParentTests {
  private let log = MoveLog()

  private func controller(_ name: String) -> UIViewController {
    let controller = MovingController(nibName: nil, bundle: nil)
    controller.title = name
    controller.log = log
    return controller
  }

  @Test("A child is notified before it gets and after it loses a parent; the app sends the rest")
  func child() {
    let parent = UIViewController()
    let child = controller("a")
    parent.addChild(child)
    #expect(log.consume() == ["a will true"])
    child.removeFromParent()
    child.removeFromParent()
    #expect(log.consume() == ["a did false"])
    let other = UIViewController()
    parent.addChild(child)
    other.addChild(child)
    #expect(log.consume() == ["a will true", "a did false", "a will true"])
    #expect(parent.children.isEmpty)
  }

  @Test("A navigation stack sends all notifications, and none to controllers that stay")
  func stack() {
    let first = controller("a")
    let navigation = UINavigationController(rootViewController: first)
    #expect(log.consume() == ["a will true", "a did true"])
    let second = controller("b")
    navigation.pushViewController(second, animated: false)
    #expect(log.consume() == ["b will true", "b did true"])
    navigation.popViewController(animated: false)
    #expect(log.consume() == ["b will false", "b did false"])
    navigation.setViewControllers([second, first], animated: false)
    #expect(log.consume() == ["b will true", "b did true"])
    #expect(navigation.viewControllers == [second, first])
    navigation.viewControllers = [second]
    #expect(log.consume() == ["a will false", "a did false"])
  }

  @Test("Bars, their buttons and the pop gesture are kept")
  func bars() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    controller.setToolbarItems([UIBarButtonItem(systemItem: .trash)], animated: false)
    #expect(controller.toolbarItems?.count == 1)
    #expect(navigation.isToolbarHidden)
    navigation.setToolbarHidden(false, animated: true)
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(!navigation.isToolbarHidden && navigation.isNavigationBarHidden)
    navigation.navigationBar.prefersLargeTitles = true
    #expect(navigation.navigationBar.prefersLargeTitles)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
    controller.performSegue(withIdentifier: "detail", sender: nil)
    controller.didReceiveMemoryWarning()
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(navigation.topViewController === controller)
  }
}

@MainActor
private final class MoveLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func consume() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class MovingController: UIViewController {
  var log: MoveLog?

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log?.add("\(title ?? "") will \(parent != nil)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log?.add("\(title ?? "") did \(parent != nil)")
  }
}
