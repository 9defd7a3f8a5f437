import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("Layers that are wired by hand around objects of several kinds")
@MainActor
struct HandWiredKindsTests {
  private func makeLayer() -> SlotLayer {
    let layer = SlotLayer(placed: .start, named: "ads") { tableView, _, _ in
      textCell(tableView, "ad")
    }
    layer.height(40)
    return layer
  }

  @Test("The innermost layer retains a content table that was read when the real one is released")
  func keptByLayer() {
    let layer = makeLayer()
    // A source that gets both index paths does not get that table, so that it is kept for the app
    // alone.
    let source = TextSource([["a", "b"]])
    let dataSource = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    weak var real: UITableView?
    weak var content: UITableView?
    do {
      let tableView = UITableView.forTests()
      tableView.dataSource = dataSource
      tableView.layoutIfNeeded()
      content = layer.contentTableView(for: tableView)
      real = tableView
      #expect(content !== tableView)
    }
    #expect(real == nil)
    #expect(content != nil)
    withExtendedLifetime((layer, dataSource)) {}
  }

  @Test("It stays the same table where an app removes the hidden view from the real table")
  func withoutContainer() {
    let feed = HandWiredFeed()
    let content = feed.content
    #expect(content !== feed.tableView)
    feed.tableView.subviews.first { $0 is ContentTableContainer }?.removeFromSuperview()
    #expect(feed.content === content)
    #expect(content.numberOfRows(inSection: 0) == 5)
  }

  /// What is reported of a table of the app's own class around these objects.
  private func anomalies(
    _ source: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)?
  ) -> [TableAnomaly] {
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    let layer = makeLayer()
    let sourceHalf = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    let delegateHalf = AdditionalTableViewDelegateImpl(inner: delegate, layer: layer)
    return withExtendedLifetime((sourceHalf, delegateHalf)) {
      TableAnomaly.recording {
        tableView.delegate = delegateHalf
        tableView.dataSource = sourceHalf
        tableView.layoutIfNeeded()
      }
    }
  }

  @Test("A table of the app's own class is reported if one of the objects is a plain one")
  func plainObjects() {
    let reported = [TableAnomaly.tableOfSubclass("LoggingTableView")]
    #expect(anomalies(PlainDataSource([["a"]]), PlainDelegate()) == reported)
    #expect(anomalies(PlainDataSource([["a"]]), nil) == reported)
    #expect(anomalies(TextSource([["a"]]), PlainDelegate()) == reported)
    #expect(anomalies(TextSource([["a"]]), nil) == [])
    let both = TextSource([["a"]])
    #expect(anomalies(both, both) == [])
  }
}
#endif
