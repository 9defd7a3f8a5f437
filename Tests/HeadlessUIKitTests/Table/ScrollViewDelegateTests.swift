import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("The delegate of a table whose static type is a scroll view")
struct ScrollViewDelegateTests {
  private let table = UITableView(frame: .zero, style: .plain)
  private var scrollView: UIScrollView { table }

  @Test("A delegate of tables is the table's, whichever way it is set")
  func tableDelegate() {
    let first = TableAndScrollDelegate()
    scrollView.delegate = first
    #expect(table.delegate === first)
    #expect(scrollView.delegate === first)
    let second = TableAndScrollDelegate()
    table.delegate = second
    #expect(scrollView.delegate === second)
    table.contentOffset.y = 5
    #expect(first.moves == 0)
    #expect(second.moves == 1)
    scrollView.delegate = nil
    #expect(table.delegate == nil)
  }

  @Test("The table calls it for the rows")
  func asked() {
    let source = OneTallRow()
    let delegate = TableAndScrollDelegate()
    table.dataSource = source
    scrollView.delegate = delegate
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 71)
  }

  @Test("A delegate of scroll views is called for scrolling, and replaces the table's")
  func scrollDelegate() {
    let tableDelegate = TableAndScrollDelegate()
    let delegate = ScrollDelegate()
    table.delegate = tableDelegate
    scrollView.delegate = delegate
    #expect(table.delegate == nil)
    #expect(scrollView.delegate === delegate)
    table.contentOffset.y = 5
    #expect(delegate.moves == 1)
    #expect(tableDelegate.moves == 0)
    table.delegate = nil
    #expect(scrollView.delegate == nil)
  }
}

@MainActor
private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  private(set) var moves = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
}

@MainActor
private final class TableAndScrollDelegate: NSObject, UITableViewDelegate {
  private(set) var moves = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 71 }
}

@MainActor
private final class OneTallRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
