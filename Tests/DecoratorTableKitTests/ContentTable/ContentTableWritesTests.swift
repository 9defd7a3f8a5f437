import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A table that counts what is set in it.
private final class CountingTable: UITableView {
  var writes: [String: Int] = [:]

  var hasFinger = false
  override var isTracking: Bool { hasFinger }

  private func count(_ member: String = #function) { writes[member, default: 0] += 1 }

  override var rowHeight: CGFloat { didSet { count() } }
  override var separatorStyle: UITableViewCell.SeparatorStyle { didSet { count() } }
  override var tableHeaderView: UIView? { didSet { count() } }
  override var isEditing: Bool {
    get { super.isEditing }
    set {
      count()
      super.isEditing = newValue
    }
  }
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      count()
      super.contentOffset = newValue
    }
  }
  override var contentSize: CGSize { didSet { count() } }
  override func setNeedsLayout() {
    count()
    super.setNeedsLayout()
  }
}

@Suite("What a content table sets in the real one")
@MainActor
struct ContentTableWritesTests {
  private let real = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let source = TalkingSource([(0..<50).map { "row \($0)" }])
  private let feed: DecoratedTable
  private let content: ContentTableView

  init() {
    #if HEADLESS_UIKIT
    // What UIKit sets by itself is not to be counted.
    real.temper.remove(.upkeep)
    #endif
    #if HEADLESS_UIKIT
    real.simulateWindow()
    #endif
    real.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    feed = DecoratedTable(dataSource: source, delegate: source)
    feed.addRows(placed: .start) { tableView, _, _ in textCell(tableView, "ad") }
    feed.attach(to: real)
    real.layoutIfNeeded()
    content = ContentTableView.contentTable(for: real, host: feed)
    real.writes = [:]
  }

  @Test("What the real table has already is not set again")
  func unchanged() {
    content.rowHeight = real.rowHeight
    content.separatorStyle = real.separatorStyle
    content.contentOffset = real.contentOffset
    #expect(real.writes.isEmpty)
    content.rowHeight = 50
    content.separatorStyle = .none
    content.contentOffset = CGPoint(x: 0, y: 20)
    content.rowHeight = 50
    #expect(real.writes["rowHeight"] == 1)
    #expect(real.writes["separatorStyle"] == 1)
    #expect(real.writes["contentOffset"] == 1)
  }

  @Test("What has an effect when it is set again is set again")
  func setAgain() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    content.tableHeaderView = header
    header.frame.size.height = 60
    content.tableHeaderView = header
    content.isEditing = false
    #expect(real.writes["tableHeaderView"] == 2)
    #expect(real.writes["isEditing"] == 1)
    real.layoutIfNeeded()
    #expect(real.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 60)
  }

  @Test("The size of the content is read of the real table, and never set there")
  func contentSize() {
    let size = real.contentSize
    #expect(content.contentSize == size && size.height > 0)
    content.contentSize = .zero
    #expect(real.writes["contentSize"] == nil)
    #expect(real.contentSize == size && content.contentSize == size)
  }

  @Test("Offset, bounds, insets and size are all the real table's")
  func geometry() {
    real.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    real.contentOffset.y = 120
    #expect(content.contentOffset == real.contentOffset)
    #expect(content.bounds == real.bounds)
    #expect(content.contentInset == real.contentInset)
    #expect(content.adjustedContentInset == real.adjustedContentInset)
    let inside = content.nearestOffsetInsideEdges
    #expect(inside == content.contentOffset)
    real.writes = [:]
    content.bounds.origin.y = 3
    content.frame.size.width = 10
    #expect(real.writes.isEmpty && real.contentOffset.y == 120 && real.bounds.width == 320)
  }

  @Test(
    "A bounce is not cut short by an offset at the edge", arguments: [-60, 100_000] as [CGFloat])
  func bounce(offset: CGFloat) {
    let end = real.contentSize.height - real.bounds.height
    let edge = CGPoint(x: 0, y: offset < 0 ? 0 : end)
    let beyond = CGPoint(x: 0, y: min(offset, end + 60))
    real.contentOffset = beyond
    real.hasFinger = true
    content.contentOffset = edge
    #expect(real.contentOffset == beyond)
    content.contentOffset = CGPoint(x: 0, y: 200)
    #expect(real.contentOffset.y == 200)
    real.contentOffset = beyond
    real.hasFinger = false
    content.contentOffset = edge
    #expect(real.contentOffset == edge)
  }

  @Test("A table may be scrolled to the side as far as it is inset there")
  func insetAtTheSide() {
    real.contentInset.right = 20
    real.contentOffset = CGPoint(x: 10, y: 200)
    #expect(real.nearestOffsetInsideEdges == real.contentOffset)
    real.contentOffset.x = 30
    #expect(real.nearestOffsetInsideEdges == CGPoint(x: 20, y: 200))
  }

  @Test("Views that UIKit has put into it are arranged there, and others in the real table")
  func arrangement() {
    let (own, other) = (UIView(), UIView())
    content.duringUpkeep {
      content.addSubview(own)
      content.addSubview(other)
    }
    content.sendSubviewToBack(other)
    #expect(content.duringUpkeep { content.subviews } == [other, own])
    content.bringSubviewToFront(other)
    #expect(content.duringUpkeep { content.subviews } == [own, other])
    let banner = UIView()
    content.addSubview(banner)
    content.sendSubviewToBack(banner)
    #expect(real.subviews.first === banner)
    content.bringSubviewToFront(banner)
    #expect(real.subviews.last === banner)
  }

  @Test("An app that allows no bounce ends it in a callback about scrolling")
  func noBounce() {
    source.didScroll = { [content] in
      if content.contentOffset.y < 0 { content.contentOffset.y = 0 }
    }
    real.hasFinger = true
    real.contentOffset.y = -40
    #expect(real.contentOffset.y == 0)
  }

  @Test("A request for a layout reaches the real table once, however often UIKit repeats it")
  func layout() {
    content.setNeedsLayout()
    #expect(real.writes["setNeedsLayout()"] == 1)
    content.frame.size.width = 100
    content.safeAreaInsetsDidChange()
    content.layoutMarginsDidChange()
    #expect(real.writes["setNeedsLayout()"] == 1)
  }

  @Test("A view in a move changes nothing of the real table, unless the app is asked")
  func move() {
    content.willMove(toWindow: nil)
    content.rowHeight = 70
    content.reloadData()
    content.dataSource = nil
    #expect(real.rowHeight != 70)
    #expect(feed.tableView === real && real.numberOfRows(inSection: 0) == 51)
    #expect(content.numberOfRows(inSection: 0) == 50)
    source.willCount = { [content] _ in content.rowHeight = 80 }
    real.reloadData()
    #expect(real.numberOfRows(inSection: 0) == 51)
    #expect(real.rowHeight == 80)
    content.didMoveToWindow()
    content.rowHeight = 90
    #expect(real.rowHeight == 90)
  }

  @Test("A view that changes its superview changes nothing of the real table, either")
  func moveToSuperview() {
    content.willMove(toSuperview: nil)
    content.rowHeight = 70
    #expect(real.rowHeight != 70)
    content.didMoveToSuperview()
    content.rowHeight = 70
    #expect(real.rowHeight == 70)
  }

  @Test("Its own state makes UIKit do nothing by itself")
  func inertState() {
    content.duringUpkeep {
      #expect(content.isHidden && !content.isUserInteractionEnabled)
      #expect(content.accessibilityElementsHidden && !content.scrollsToTop)
      #expect(!content.isScrollEnabled && !content.bounces)
      #expect(content.contentInsetAdjustmentBehavior == .never)
      #expect(!content.automaticallyAdjustsScrollIndicatorInsets)
      #expect(!content.insetsLayoutMarginsFromSafeArea && !content.preservesSuperviewLayoutMargins)
      #expect(!content.insetsContentViewsToSafeArea && content.keyboardDismissMode == .none)
      #expect(content.rowHeight == 44 && content.estimatedRowHeight == 0)
      #expect(content.sectionHeaderHeight == 0 && content.estimatedSectionHeaderHeight == 0)
      #expect(content.sectionFooterHeight == 0 && content.estimatedSectionFooterHeight == 0)
      #expect(!content.isPrefetchingEnabled && !content.dragInteractionEnabled)
      #expect(!content.allowsFocus && content.dataSource == nil && content.delegate == nil)
      #expect(content.contentOffset == .zero && content.contentSize.height == 0)
    }
    #expect(content.superview === real && !content.isHidden && content.isScrollEnabled)
  }

  @Test("It exposes no element to accessibility, focus or scrolling to the top")
  func questions() {
    #expect(content.accessibilityElementCount() == 0)
    #expect(!content.canBecomeFocused)
    #expect(!content.scrollsToTop && real.scrollsToTop)
    #expect(content.accessibilityElementsHidden && !real.accessibilityElementsHidden)
    real.isHidden = false
    #expect(!content.isHidden)
  }
}
