import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Presented controllers")
struct PresentationTests {
  private let presenter = UIViewController()
  private let presented = UIViewController()

  @Test("a controller is presented and dismissed at once")
  func presenting() {
    var log: [String] = []
    presenter.present(presented, animated: true) { log.append("presented") }
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === presenter)
    #expect(presented.isViewLoaded)
    presented.dismiss(animated: true) { log.append("dismissed") }
    #expect(log == ["presented", "dismissed"])
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test("one controller is presented at a time, and by one")
  func oneAtATime() {
    presenter.present(presented, animated: false)
    presenter.present(UIViewController(), animated: false) { Issue.record("presented") }
    #expect(presenter.presentedViewController === presented)
    let other = UIViewController()
    let failures = UIKitFailure.recording { other.present(presented, animated: false) }
    #expect(failures.map(\.name) == [UIKitFailure.invalidArgument])
    #expect(other.presentedViewController == nil)
  }

  @Test("a child is presented with its parent")
  func children() {
    let child = UIViewController()
    presented.addChild(child)
    presenter.present(presented, animated: false)
    #expect(child.presentingViewController === presenter)
    child.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil)
  }

  @Test("a child presents what its parent presents, and can dismiss it")
  func parents() {
    let child = UIViewController()
    presenter.addChild(child)
    presenter.present(presented, animated: false)
    #expect(child.presentedViewController === presented)
    child.present(UIViewController(), animated: false) { Issue.record("presented") }
    child.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test("a controller low in a stack dismisses all above it")
  func stack() {
    let (child, third, fourth) = (UIViewController(), UIViewController(), UIViewController())
    presenter.present(presented, animated: false)
    presented.present(third, animated: false)
    third.addChild(child)
    child.present(fourth, animated: false)
    var dismissals = 0
    presenter.dismiss(animated: false) { dismissals += 1 }
    #expect(dismissals == 1)
    for controller in [presenter, presented, third, child] {
      #expect(controller.presentedViewController == nil)
    }
    for controller in [presented, third, fourth] {
      #expect(controller.presentingViewController == nil)
    }
    // Each of them can be presented again.
    presenter.present(third, animated: false)
    #expect(presenter.presentedViewController === third)
  }

  @Test("a controller in the middle of a stack dismisses what is above it, and stays")
  func middle() {
    let third = UIViewController()
    presenter.present(presented, animated: false)
    presented.present(third, animated: false)
    presented.dismiss(animated: false)
    #expect(third.presentingViewController == nil)
    #expect(presenter.presentedViewController === presented)
    presented.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil)
  }

  @Test("a tap on a button of an alert dismisses it, then calls the handler")
  func alert() throws {
    let alert = UIAlertController(title: "Delete?", message: "All of it", preferredStyle: .alert)
    var log: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { action in
        log.append("\(action.title ?? ""), \(presenter.presentedViewController == nil)")
      })
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(alert.preferredStyle == .alert)
    let delete = try #require(alert.actions.last)
    alert.simulateTap(on: delete)
    #expect(log.isEmpty)
    presenter.present(alert, animated: true)
    delete.isEnabled = false
    alert.simulateTap(on: delete)
    #expect(log.isEmpty)
    delete.isEnabled = true
    alert.simulateTap(on: delete)
    #expect(log == ["Delete, true"])
  }

  @Test("an alert has one button to cancel")
  func oneToCancel() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let failures = UIKitFailure.recording {
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    }
    #expect(failures.count == 1)
  }
}
