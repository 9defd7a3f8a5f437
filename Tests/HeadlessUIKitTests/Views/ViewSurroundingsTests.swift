import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Windows, safe areas, traits and tints of views")
struct ViewSurroundingsTests {
  /// A view that writes down what it is told.
  private final class Told: UIView {
    var log: [String] = []

    override func willMove(toWindow newWindow: UIWindow?) {
      log.append(newWindow == nil ? "will leave" : "will enter")
    }
    override func didMoveToWindow() { log.append(window == nil ? "left" : "entered") }
    override func safeAreaInsetsDidChange() { log.append("safe area \(safeAreaInsets.top)") }
    override func layoutMarginsDidChange() { log.append("margins") }
    override func tintColorDidChange() { log.append("tint") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      let previous = previousTraitCollection?.userInterfaceStyle.rawValue ?? -1
      log.append("style \(previous) -> \(traitCollection.userInterfaceStyle.rawValue)")
    }
    override func layoutSublayers(of layer: CALayer) {
      log.append("layer \(layer === self.layer)")
      super.layoutSublayers(of: layer)
    }
    override func layoutSubviews() { log.append("layout") }
  }

  private func nested() -> (outer: UIView, inner: Told) {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Told())
    inner.frame = CGRect(x: 0, y: 10, width: 100, height: 80)
    outer.addSubview(inner)
    inner.log = []
    return (outer, inner)
  }

  @Test("Views inside a view are called when it is put into a window and taken out of it")
  func window() {
    let (outer, inner) = nested()
    let window = UIWindow()
    window.addSubview(outer)
    #expect(inner.log == ["will enter", "entered"])
    outer.addSubview(UIView())
    outer.removeFromSuperview()
    #expect(inner.log == ["will enter", "entered", "will leave", "left"])
    UIView().addSubview(outer)
    #expect(inner.log.count == 4)
  }

  @Test("A table enters a simulated window, and none if its temper leaves it outside")
  func simulatedWindow() {
    let inner = Told()
    let table = UITableView()
    table.temper = []
    table.addSubview(inner)
    table.simulateWindow()
    #expect(inner.log == ["will enter", "entered"])
    table.simulateWindow(false)
    #expect(inner.log.suffix(2) == ["will leave", "left"])
    inner.log = []
    table.temper = .noWindow
    table.simulateWindow()
    #expect(inner.log == [])
  }

  @Test("Bars add the area that they cover to the safe area of views inside")
  func safeArea() {
    let (outer, inner) = nested()
    outer.simulateSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 15, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 5, right: 0))
    #expect(inner.log == ["safe area 20.0", "margins"])
    outer.simulateSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 15, right: 0))
    #expect(inner.log.count == 2)
  }

  @Test("Bars add to the inset of a scroll view, unless its behaviour is never")
  func adjustedInset() {
    let scrollView = UIScrollView()
    scrollView.contentInset.top = 5
    scrollView.simulateSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 15, right: 0))
    #expect(scrollView.adjustedContentInset.top == 35)
    #expect(scrollView.adjustedContentInset.bottom == 15)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == scrollView.contentInset)
  }

  @Test("Changed traits are sent once to every view without its own")
  func traits() {
    let (outer, inner) = nested()
    outer.simulateTraits(UITraitCollection(userInterfaceStyle: .dark))
    outer.simulateTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(inner.log == ["style 1 -> 2"])
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    inner.simulateTraits(UITraitCollection(userInterfaceStyle: .light))
    outer.simulateTraits(UITraitCollection(userInterfaceStyle: .light))
    #expect(inner.log == ["style 1 -> 2", "style 2 -> 1"])
  }

  @Test("A changed tint is sent to every view without its own")
  func tint() {
    let (outer, inner) = nested()
    outer.tintColor = .red
    inner.tintColor = .blue
    outer.tintColor = .green
    #expect(inner.log == ["tint", "tint"])
  }

  @Test("A view is laid out by its layer only if the layer exists")
  func layers() {
    let (outer, inner) = nested()
    outer.layoutIfNeeded()
    _ = inner.layer
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(inner.log == ["layout", "layer true", "layout"])
  }

  @Test("A screen reader scrolls by one page, and not past the ends")
  func accessibilityScroll() {
    let table = LoggedTable([20]).table
    table.layoutIfNeeded()
    #expect(!table.accessibilityScroll(.up))
    #expect(table.accessibilityScroll(.down))
    let page = min(table.bounds.height, table.contentSize.height - table.bounds.height)
    #expect(table.contentOffset.y == page)
    #expect(table.accessibilityElementCount() == 20)
    #expect(!table.accessibilityScroll(.left))
  }

  @Test("The offset and the selected rows are saved and restored")
  func restoration() throws {
    let written = LoggedTable([20]).table
    written.layoutIfNeeded()
    written.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    written.contentOffset.y = 40
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    written.encodeRestorableState(with: archiver)
    let read = LoggedTable([20]).table
    read.layoutIfNeeded()
    read.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
    #expect(read.contentOffset.y == 40)
    #expect(read.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }
}
