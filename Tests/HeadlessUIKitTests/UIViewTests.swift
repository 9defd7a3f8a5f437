import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Views")
struct UIViewTests {
  @Test("frame and bounds keep one size; the bounds' origin is the view's own")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds = CGRect(x: 0, y: 30, width: 80, height: 40)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
    view.frame.size.height = 60
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 80, height: 60))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame.origin == CGPoint(x: 60, y: 70))
  }

  @Test("animations are off in a block without them and nested ones, and restored after it")
  func animations() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("a view has one superview, and is removed from it when it is added to another")
  func hierarchy() {
    let (first, second, child, below) = (UIView(), UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(below)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [below, child])
    #expect(child.superview === second)
    second.sendSubviewToBack(child)
    #expect(second.subviews == [child, below])
    child.removeFromSuperview()
    #expect(child.superview == nil)
    #expect(second.subviews == [below])
    child.tag = 4
    below.addSubview(child)
    #expect(second.viewWithTag(4) === child)
    #expect(child.isDescendant(of: second))
    #expect(!second.isDescendant(of: child))
  }

  @Test("a touch hits the frontmost view that accepts it, at any depth, and none outside")
  func hitTests() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let above = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(below)
    view.addSubview(above)
    above.addSubview(inside)
    func hit(_ x: CGFloat) -> UIView? { view.hitTest(CGPoint(x: x, y: x), with: nil) }
    #expect([5, 20, 45, 55, 95].map(hit) == [view, below, inside, above, view])
    #expect(hit(100) == nil)
    view.bounds.origin = CGPoint(x: 20, y: 20)
    #expect(view.hitTest(CGPoint(x: 60, y: 60), with: nil) === above)
    view.bounds.origin = .zero
    above.isUserInteractionEnabled = false
    #expect(hit(45) === below)
    below.isHidden = true
    #expect(hit(45) === view)
    view.alpha = 0
    #expect(hit(45) == nil)
  }

  @Test("a view that overrides point(inside:) gets touches outside of its bounds")
  func hitTestsOutside() {
    final class Pointless: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 50 }
    }
    let view = Pointless()
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(inside)
    #expect(view.hitTest(CGPoint(x: 40, y: 40), with: nil) === inside)
    #expect(view.hitTest(CGPoint(x: 60, y: 40), with: nil) == nil)
  }

  @Test("a view is in the window that holds it, at any depth")
  func window() {
    let (window, view, child) = (UIWindow(), UIView(), UIView())
    view.addSubview(child)
    #expect(child.window == nil)
    window.addSubview(view)
    #expect(child.window === window)
    #expect(window.window === window)
    view.removeFromSuperview()
    #expect(child.window == nil)
  }

  @Test("points are converted through scrolled views")
  func conversion() {
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 10, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    scroll.addSubview(child)
    scroll.contentOffset = CGPoint(x: 0, y: 150)
    #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 6, y: 62))
    #expect(scroll.convert(CGPoint(x: 1, y: 2), from: child) == CGPoint(x: 1, y: 202))
  }

  @Test("layout happens once for each time that it is needed, parents first")
  func layout() {
    let log = Log()
    let parent = LoggingView(name: "parent", log: log)
    let child = LoggingView(name: "child", log: log)
    parent.addSubview(child)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(log.lines == ["parent", "child"])
    child.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(log.lines == ["parent", "child", "child"])
    parent.frame.size.width = 50
    parent.layoutIfNeeded()
    #expect(log.lines == ["parent", "child", "child", "parent"])
  }

  @Test("only branches with a view that needs layout are visited, at any depth")
  func layoutFarInside() {
    final class Asked: UIView {
      var layoutCount = 0
      var questionCount = 0
      override func layoutSubviews() { layoutCount += 1 }
      override var subviews: [UIView] {
        questionCount += 1
        return super.subviews
      }
    }
    let (top, busy, idle, leaf) = (UIView(), Asked(), Asked(), Asked())
    top.addSubview(busy)
    top.addSubview(idle)
    idle.addSubview(UIView())
    top.layoutIfNeeded()
    // One that comes needs layout, whether or not its superview did.
    busy.addSubview(leaf)
    top.layoutIfNeeded()
    #expect(leaf.layoutCount == 1)
    idle.questionCount = 0
    leaf.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(leaf.layoutCount == 2)
    #expect(busy.layoutCount == 2)
    #expect(idle.questionCount == 0)
    // So does one that comes with what is in it.
    let moving = UIView()
    leaf.removeFromSuperview()
    moving.addSubview(leaf)
    moving.layoutIfNeeded()
    leaf.setNeedsLayout()
    busy.addSubview(moving)
    top.layoutIfNeeded()
    #expect(leaf.layoutCount == 3)
  }

  @Test("a scroll view calls its delegate when its offset changes, and only then")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = ScrollLog()
    scroll.delegate = delegate
    #expect(scroll.delegate === delegate)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 10), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(delegate.lines == ["30", "60", "90", "end", "160", "20"])
    scroll.contentInset.top = 8
    #expect(delegate.lines.last == "inset")
    #expect(scroll.adjustedContentInset.top == 8)
  }

  @Test("a table's delegate is also the scroll view's")
  func tableDelegate() {
    let table = UITableView(frame: .zero, style: .plain)
    let delegate = TableLog()
    table.delegate = delegate
    #expect((table as UIScrollView).delegate === delegate)
    table.contentOffset.y = 12
    #expect(delegate.offsets == [12])
  }

  @Test(
    "a label wraps words by a simple metric",
    arguments: [
      ("", 0, 200.0, 0.0, 0.0),
      ("abcd", 1, 200, 20, 12),
      ("ab cd ef", 0, 25, 25, 24),
      ("ab cd ef", 2, 10, 10, 24),
      ("abcdefg", 0, 15, 15, 36),
      ("a\nb", 0, 0, 5, 24),
      ("ab cd ef", 1, 25, 25, 12),
    ])
  func label(text: String, lines: Int, width: Double, expectedWidth: Double, height: Double) {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    label.text = text
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    #expect(size == CGSize(width: expectedWidth, height: height))
  }

  @Test("a view that is added again changes its position, without a call that it has moved")
  func addedAgain() {
    let view = UIView()
    let (first, second, third) = (MovedView(), MovedView(), MovedView())
    for subview in [first, second, third] { view.addSubview(subview) }
    view.addSubview(first)
    #expect(view.subviews == [second, third, first])
    view.insertSubview(first, at: 1)
    #expect(view.subviews == [second, first, third])
    view.insertSubview(third, belowSubview: first)
    #expect(view.subviews == [second, third, first])
    view.insertSubview(second, at: 9)
    #expect(view.subviews == [third, first, second])
    #expect([first, second, third].map(\.moves) == [1, 1, 1])
    UIView().addSubview(first)
    #expect(first.moves == 2)
  }

  @Test("colours with equal components are equal")
  func colour() {
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.black.withAlphaComponent(0.5) != .black)
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

private final class LoggingView: UIView {
  let name: String
  let log: Log

  init(name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.lines.append(name)
  }
}

private final class ScrollLog: NSObject, UIScrollViewDelegate {
  var lines: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lines.append("\(Int(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("end") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("inset")
  }
}

private final class TableLog: NSObject, UITableViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

private final class MovedView: UIView {
  private(set) var moves = 0

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    moves += 1
  }
}
