import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables whose animations take time")
struct LateEndTests {
  private func make(_ temper: UITableView.Temper) -> (LoggedTable, LoggedDisplayDelegate) {
    let setup = LoggedTable([9], height: 200)
    let delegate = LoggedDisplayDelegate(log: setup.log)
    setup.table.delegate = delegate
    setup.table.temper = temper
    setup.table.simulateWindow()
    setup.table.layoutIfNeeded()
    _ = setup.log.consume()
    return (setup, delegate)
  }

  /// Waits for later turns until something is so, and for some seconds at most.
  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<1000 where !isDone() { try? await Task.sleep(nanoseconds: 5_000_000) }
  }

  /// The numbers of two batches in the order in which their completions are called: before this
  /// returns to the test, and in later turns, of which as many as are expected are waited for.
  private func completed(
    _ temper: UITableView.Temper, laterCount: Int
  ) async -> (now: [Int], later: [Int]) {
    let (setup, _) = make(temper)
    let log = CallLog()
    for number in 1...2 {
      setup.table.performBatchUpdates({}, completion: { _ in log.lines.append("\(number)") })
    }
    let now = log.consume()
    await wait { log.lines.count >= laterCount }
    // Whatever is to come has come, and is not more than that.
    setup.table.simulateEndOfAnimations()
    try? await Task.sleep(nanoseconds: 20_000_000)
    for one in UITableView.Temper.each where temper.contains(one) {
      #expect(setup.table.firings(of: one) > 0)
    }
    return withExtendedLifetime(setup) {
      (now.compactMap(Int.init), log.consume().compactMap(Int.init))
    }
  }

  @Test("Completions run at once, in a later turn, in the wrong order, or never")
  func completions() async {
    #expect(await completed([], laterCount: 0) == ([1, 2], []))
    #expect(await completed(.lateCompletions, laterCount: 2) == ([], [1, 2]))
    #expect(await completed(.unorderedCompletions, laterCount: 2) == ([], [2, 1]))
    let both: UITableView.Temper = [.lateCompletions, .unorderedCompletions]
    #expect(await completed(both, laterCount: 2) == ([], [2, 1]))
    #expect(await completed(.lostCompletions, laterCount: 0) == ([], []))
    #expect(await completed([.lostCompletions, .lateCompletions], laterCount: 1) == ([], [1]))
  }

  @Test("Removed rows end their display after the animation, or at once without one")
  func display() {
    let (setup, delegate) = make(.lateAnimations)
    func delete() {
      setup.source.counts[0] -= 1
      setup.table.deleteRows(at: [IndexPath(0)], with: .fade)
    }
    func ends() -> [String] { setup.log.consume().filter { $0.hasPrefix("didEnd") } }
    delete()
    #expect(ends() == [])
    setup.table.simulateEndOfAnimations()
    #expect(ends() == ["didEndDisplaying 0.0"])
    UIView.performWithoutAnimation { delete() }
    #expect(ends() == ["didEndDisplaying 0.0"])
    delete()
    setup.table.reloadData()
    #expect(ends().first == "didEndDisplaying 0.0")
    #expect(setup.table.firings(of: .lateAnimations) == 2)
    withExtendedLifetime(delegate) {}
  }

  @Test("A change announced while a load ends animations causes another load")
  func announcedInLoad() {
    final class Delegate: NSObject, UITableViewDelegate {
      var didEnd: () -> Void = {}
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        didEnd()
      }
    }
    let (setup, _) = make(.lateAnimations)
    let delegate = Delegate()
    setup.table.delegate = delegate
    setup.table.layoutIfNeeded()
    setup.source.counts = [8]
    setup.table.deleteRows(at: [IndexPath(0)], with: .fade)
    delegate.didEnd = {
      delegate.didEnd = {}
      setup.source.counts = [4]
      setup.table.insertRows(at: [IndexPath(0)], with: .none)
    }
    setup.source.counts = [3]
    let failures = UIKitFailure.recording { setup.table.reloadData() }
    #expect(failures == [])
    #expect(setup.table.numberOfRows(inSection: 0) == 4)
  }

  @Test("An animated scroll ends later")
  func scroll() {
    final class Delegate: NSObject, UITableViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let (setup, _) = make(.lateAnimations)
    let delegate = Delegate()
    setup.table.delegate = delegate
    setup.table.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(delegate.ends == 0)
    setup.table.simulateEndOfAnimations()
    #expect(delegate.ends == 1)
  }

  @Test("A scroll continues after the finger is lifted, and reverts offsets set meanwhile")
  func runningScroll() async {
    let (setup, delegate) = make([.scrollsOn, .takesOffsetsBack])
    let (other, otherDelegate) = make(.takesOffsetsBack)
    other.table.simulateScroll(by: 40)
    #expect(other.table.isDecelerating)
    setup.table.simulateScroll(by: 40)
    #expect(setup.table.isDecelerating)
    setup.table.contentOffset.y = 60
    await wait { !setup.table.isDecelerating }
    #expect(!setup.table.isDecelerating)
    #expect(setup.table.contentOffset.y == 40)
    #expect(setup.table.firings(of: .scrollsOn) == 1)
    #expect(setup.table.firings(of: .takesOffsetsBack) == 1)
    withExtendedLifetime((delegate, otherDelegate)) {}
  }
}
