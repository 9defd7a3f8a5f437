import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Optional methods")
struct OptionalMethodsTests {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  let path = IndexPath(row: 2, section: 1)

  @Test("a method that the receiver lacks answers nil, so that the fallback counts")
  func absent() {
    let source: any UITableViewDataSource = PlainSource()
    let delegate: any UITableViewDelegate = EmptyDelegate()
    #expect(source.numberOfSections?(in: table) ?? 7 == 7)
    #expect(source.tableView?(table, canEditRowAt: path) == nil)
    #expect(source.sectionIndexTitles?(for: table) == nil)
    #expect(delegate.tableView?(table, heightForRowAt: path) ?? 12.5 == 12.5)
    #expect(delegate.tableView?(table, didSelectRowAt: path) == nil)
    #expect(delegate.scrollViewShouldScrollToTop?(table) == nil)
    #expect(delegate.viewForZooming?(in: table) == nil)
    #expect(delegate.tableViewDidEndMultipleSelectionInteraction?(table) == nil)
  }

  @Test("a method that the receiver has answers its value")
  func present() {
    let source: any UITableViewDataSource = FullSource()
    let delegate: any UITableViewDelegate = HeightDelegate()
    #expect(source.numberOfSections?(in: table) ?? 7 == 3)
    #expect(source.tableView?(table, canEditRowAt: path) == false)
    #expect(source.sectionIndexTitles?(for: table) == ["A", "B"])
    #expect(source.tableView?(table, titleForHeaderInSection: 4) == "Section 4")
    #expect(delegate.tableView?(table, heightForRowAt: path) ?? 12.5 == 20)
    #expect(delegate.scrollViewShouldScrollToTop?(table) == false)
    #expect(delegate.tableView?(table, didSelectRowAt: path) != nil)
  }

  @Test("a delegate that is nil is not called, as with any optional chain")
  func noReceiver() {
    let delegate: (any UITableViewDelegate)? = nil
    #expect(delegate?.tableView?(table, heightForRowAt: path) == nil)
    #expect(delegate?.scrollViewDidScroll?(table) == nil)
  }

  @Test("an optional result has one level of nil, which the fallback replaces too")
  func flattened() {
    let veto: any UITableViewDelegate = VetoDelegate()
    let answer: IndexPath? = veto.tableView?(table, willSelectRowAt: path)
    #expect(answer == nil)
    let replaced: IndexPath = veto.tableView?(table, willSelectRowAt: path) ?? path
    #expect(replaced == path)
  }

  @Test("a call in its own frame distinguishes a veto from an absent method")
  func vetoOrAbsent() {
    let veto = willSelect(VetoDelegate())
    #expect(veto.isImplemented)
    #expect(veto.value == nil)
    let absent = willSelect(EmptyDelegate())
    #expect(!absent.isImplemented)
    #expect(absent.value == nil)
    let chosen = willSelect(RedirectingDelegate())
    #expect(chosen.isImplemented)
    #expect(chosen.value == IndexPath(row: 0, section: 1))
  }

  @Test("a required or direct call in a frame is distinguished, too")
  func direct() {
    let delegate: any UITableViewDelegate = EmptyDelegate()
    let absent = OptionalMethod.call(delegate, "tableView:heightForRowAtIndexPath:") {
      delegate.tableView(table, heightForRowAt: path)
    }
    #expect(!absent.isImplemented)
    let full: any UITableViewDelegate = HeightDelegate()
    let present = OptionalMethod.call(full, "tableView:heightForRowAtIndexPath:") {
      full.tableView(table, heightForRowAt: path)
    }
    #expect(present.isImplemented)
    #expect(present.value == 20)
  }

  @Test("an absent method inside another call does not change that call's answer")
  func nested() {
    let other = EmptyDelegate()
    let asking = AskingDelegate(other: other)
    let delegate: any UITableViewDelegate = asking
    #expect(delegate.tableView?(table, heightForRowAt: path) == 44)
    #expect(asking.heard == [nil, nil, nil])
  }

  @Test("a method that calls itself on the same object is implemented at every depth")
  func recursion() {
    let delegate: any UITableViewDelegate = RecursiveDelegate()
    #expect(delegate.tableView?(table, heightForRowAt: IndexPath(row: 5, section: 0)) == 15)
    let answer = OptionalMethod.call(delegate, "tableView:heightForRowAtIndexPath:") {
      delegate.tableView?(table, heightForRowAt: IndexPath(row: 3, section: 0))
    }
    #expect(answer.isImplemented)
    #expect(answer.value == 6)
  }

  @Test("an answer for one row stays after a call for another row of the same object has none")
  func recursionThroughForwarding() {
    let forwarder = Forwarder(inner: EmptyDelegate())
    forwarder.asksItselfFirst = true
    let answer = willSelect(forwarder, at: IndexPath(row: 0, section: 0))
    #expect(answer.isImplemented)
    #expect(answer.value == nil)
    #expect(forwarder.ownAnswers == [false])
  }

  @Test("absence is passed on through any number of forwarding layers", arguments: 1...4)
  func forwarding(layers: Int) {
    func stack(around delegate: any UITableViewDelegate) -> any UITableViewDelegate {
      (0..<layers).reduce(delegate) { inner, _ in Forwarder(inner: inner) }
    }
    let absent = willSelect(stack(around: EmptyDelegate()))
    #expect(!absent.isImplemented)
    let veto = willSelect(stack(around: VetoDelegate()))
    #expect(veto.isImplemented)
    #expect(veto.value == nil)
    let chosen = willSelect(stack(around: RedirectingDelegate()))
    #expect(chosen.isImplemented)
    #expect(chosen.value == IndexPath(row: 0, section: 1))
    #expect(stack(around: EmptyDelegate()).tableView?(table, heightForRowAt: path) == nil)
    #expect(stack(around: HeightDelegate()).tableView?(table, heightForRowAt: path) == 20)
  }

  @Test("a method that a layer answers for its own rows only is absent for the others")
  func partial() {
    let delegate: any UITableViewDelegate = Forwarder(inner: EmptyDelegate())
    #expect(delegate.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 99)
    #expect(delegate.tableView?(table, heightForRowAt: path) == nil)
  }

  @Test("one object can be data source and delegate, and have a property named tableView")
  func bothProtocols() {
    let screen = Screen()
    let source: any UITableViewDataSource = screen
    let delegate: any UITableViewDelegate = screen
    let both: any (UITableViewDataSource & UITableViewDelegate) = screen
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 4)
    #expect(source.tableView?(table, titleForHeaderInSection: 0) == "Screen")
    #expect(delegate.tableView?(table, heightForRowAt: path) == 31)
    #expect(both.tableView?(table, heightForRowAt: path) == 31)
    #expect(both.tableView?(table, titleForHeaderInSection: 0) == "Screen")
    #expect(both.tableView?(table, titleForFooterInSection: 0) == nil)
    screen.tableView.tag = 5
    #expect(screen.tableView.tag == 5)
  }

  @Test("a subclass overrides what the conforming class implements")
  func subclass() {
    let delegate: any UITableViewDelegate = TallerDelegate()
    #expect(delegate.tableView?(table, heightForRowAt: path) == 120)
  }

  @Test("a method that only a subclass of the conforming class has is not found: a known gap")
  func subclassOnly() {
    let delegate: any UITableViewDelegate = LateDelegate()
    #expect(delegate.tableView?(table, indentationLevelForRowAt: path) == nil)
    #expect(delegate.tableView?(table, heightForRowAt: path) == 20)
  }

  @Test("an object can declare the methods that it implements; others are unknown")
  func responding() {
    let selector: Selector = "tableView:moveRowAtIndexPath:toIndexPath:"
    #expect(OptionalMethod.response(of: EmptyDelegate(), to: selector) == nil)
    #expect(OptionalMethod.response(of: Movable(), to: selector) == true)
    #expect(OptionalMethod.response(of: Movable(), to: "tableView:didSelectRowAtIndexPath:") == nil)
  }

  @Test("reporting an absent method outside a call changes nothing")
  func unasked() {
    let delegate: any UITableViewDelegate = EmptyDelegate()
    #expect(delegate.tableView(table, shouldHighlightRowAt: path))
    #expect(delegate.tableView?(table, shouldHighlightRowAt: path) == nil)
    #expect(HeightDelegate().tableView(table, heightForRowAt: path) == 20)
  }

  @Test("prefetching is announced, and its cancellation if the source implements it")
  func prefetching() {
    let prefetching = Prefetching()
    let source: any UITableViewDataSourcePrefetching = prefetching
    source.tableView(table, prefetchRowsAt: [path])
    #expect(prefetching.announced == [path])
    #expect(source.tableView?(table, cancelPrefetchingForRowsAt: [path]) == nil)
  }

  @Test("the arguments of a drag are passed on, and the target can be changed")
  func dragging() {
    let delegate: any UIScrollViewDelegate = PagingDelegate()
    var target = CGPoint(x: 0, y: 130)
    delegate.scrollViewWillEndDragging?(table, withVelocity: .zero, targetContentOffset: &target)
    #expect(target.y == 100)
    #expect(delegate.scrollViewDidEndDragging?(table, willDecelerate: true) == nil)
  }

  private func willSelect(
    _ delegate: any UITableViewDelegate, at path: IndexPath? = nil
  ) -> OptionalMethod.Answer<IndexPath?> {
    OptionalMethod.call(delegate, "tableView:willSelectRowAtIndexPath:") {
      delegate.tableView?(table, willSelectRowAt: path ?? self.path)
    }
  }
}
