import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Gesture recognizers")
struct GestureRecognizerTests {
  @Test("a recognizer belongs to the last view that it was added to")
  func adding() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    let press = UILongPressGestureRecognizer()
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(press)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [press, tap])
    #expect(tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [press])
    #expect(tap.view === second)
    second.removeGestureRecognizer(tap)
    #expect(second.gestureRecognizers == nil)
    #expect(tap.view == nil)
    first.gestureRecognizers = [tap]
    #expect(press.view == nil)
    #expect(tap.view === first)
  }

  @Test("recognizers have UIKit's defaults")
  func defaults() {
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UILongPressGestureRecognizer().minimumPressDuration == 0.5)
    #expect(UIGestureRecognizer().isEnabled)
    #expect(UIGestureRecognizer().state == .possible)
  }

  /// Writes down what it is told.
  private final class Target: NSObject, SelectorPerforming {
    var told: [String] = []

    func performAction(_ action: Selector, sender: Any?) {
      let state = (sender as? UIGestureRecognizer)?.state
      told.append("\(action) \(state == .ended)")
    }
  }

  @Test("a tap on a view that gets touches calls all targets, each once")
  func tap() {
    let (view, first, second) = (UIView(), Target(), Target())
    let tap = UITapGestureRecognizer(target: first, action: Selector(("one")))
    tap.addTarget(second, action: Selector(("two")))
    tap.addTarget(second, action: Selector(("two")))
    tap.simulateTap()
    #expect(first.told.isEmpty)
    view.addGestureRecognizer(tap)
    tap.simulateTap()
    #expect(first.told == ["one true"] && second.told == ["two true"])
    #expect(tap.state == .possible)
    tap.isEnabled = false
    tap.simulateTap()
    tap.isEnabled = true
    view.isUserInteractionEnabled = false
    tap.simulateTap()
    view.isUserInteractionEnabled = true
    #expect(first.told.count == 1)
    tap.removeTarget(first, action: nil)
    tap.simulateTap()
    #expect(first.told.count == 1 && second.told.count == 2)
    tap.removeTarget(nil, action: Selector(("two")))
    tap.simulateTap()
    #expect(second.told.count == 2)
  }

  @Test("targets are not retained")
  func targets() {
    let view = UIView()
    var target: Target? = Target()
    weak let gone = target
    let tap = UITapGestureRecognizer(target: target, action: Selector(("one")))
    view.addGestureRecognizer(tap)
    target = nil
    #expect(gone == nil)
    tap.simulateTap()
  }

  @Test("a tap on a header reaches its recognizers, and there has to be a header")
  func header() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "header" }
    }
    let (source, target) = (Source(), Target())
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.dataSource = source
    tableView.layoutIfNeeded()
    let tap = UITapGestureRecognizer(target: target, action: Selector(("one")))
    tableView.headerView(forSection: 0)?.addGestureRecognizer(tap)
    tableView.simulateTapOnHeader(ofSection: 0)
    #expect(target.told == ["one true"])
    let failures = UIKitFailure.recording { tableView.simulateTapOnHeader(ofSection: 1) }
    #expect(failures.count == 1)
  }
}
