import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Forwarding loops")
@MainActor
struct ForwardingLoopTests {
  /// A proxy of other code: it gets every call, and forwards to an object that was passed to it.
  private class Proxy: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var targetDelegate: (any UITableViewDelegate)?
    weak var targetSource: (any UITableViewDataSource)?
    private(set) var heard: [String] = []

    fileprivate func has(_ object: AnyObject?, _ name: String) -> Bool {
      guard let object else { return false }
      return OptionalMethod.response(of: object, to: Selector(name)) ?? true
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath)")
      guard has(targetDelegate, "tableView:didSelectRowAtIndexPath:") else { return }
      targetDelegate?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("scroll")
      guard has(targetDelegate, "scrollViewDidScroll:") else { return }
      targetDelegate?.scrollViewDidScroll?(scrollView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      guard has(targetSource, "tableView:numberOfRowsInSection:") else { return 3 }
      return targetSource?.tableView(tableView, numberOfRowsInSection: section) ?? 3
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard has(targetSource, "tableView:cellForRowAtIndexPath:") else {
        return textCell(tableView, "row \(indexPath.row)")
      }
      return targetSource?.tableView(tableView, cellForRowAt: indexPath)
        ?? textCell(tableView, "row \(indexPath.row)")
    }
  }

  /// One that forwards questions for its methods as well, as Objective-C's do.
  private final class AskableProxy: Proxy, SelectorResponding {
    private let own = ["tableView:didSelectRowAtIndexPath:", "scrollViewDidScroll:"]

    func response(to selector: Selector) -> Bool? {
      if own.contains(selector.description) { return true }
      let targets: [AnyObject?] = [targetDelegate, targetSource]
      return targets.contains { has($0, selector.description) }
    }
  }

  /// One that asks once for all, and forwards every call.
  private final class TrustingProxy: Proxy, SelectorResponding {
    override fileprivate func has(_ object: AnyObject?, _ name: String) -> Bool { object != nil }

    func response(to selector: Selector) -> Bool? {
      let target = targetDelegate.flatMap { OptionalMethod.response(of: $0, to: selector) }
      return target == true || selector.description == "tableView:didSelectRowAtIndexPath:"
    }
  }

  @MainActor
  private final class Screen {
    let tableView = UITableView.forTests()
    let source = PlainDataSource([(0..<40).map { "row \($0)" }])
    let proxy: Proxy
    let feed: DecoratedTable
    private(set) var anomalies: [TableAnomaly] = []
    private(set) var tapped: [String] = []

    init(_ proxy: Proxy, layers: Int) {
      self.proxy = proxy
      tableView.dataSource = source
      tableView.delegate = proxy
      feed = DecoratedTable(adopting: tableView)
      feed.observe { [weak self] event in
        if case .anomaly(let anomaly) = event { self?.anomalies.append(anomaly) }
      }
      for layer in 0..<layers {
        feed.addRows(["ad"], named: "layer \(layer)", placed: .start) { tableView, _, text in
          textCell(tableView, text)
        }
        .onSelect { [weak self] _, path in self?.tapped.append("ad \(path.row)") }
      }
      feed.attach()
      tableView.layoutIfNeeded()
      proxy.targetDelegate = feed.delegate
    }

    var loops: [TableAnomaly] { anomalies.filter { $0.kind == .forwardingLoop } }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(
    "A proxy that becomes the delegate again and forwards to ours is asked for its methods",
    arguments: 1...3)
  func displaced(layers: Int) {
    let screen = Screen(AskableProxy(), layers: layers)
    screen.tableView.delegate = screen.proxy
    #expect(
      screen.loops == [
        .forwardingLoop(layer: "layer \(layers - 1)", className: "AskableProxy")
      ])
    #expect(screen.loops.first?.severity == .error)
    screen.tableView.simulateTap(at: path(layers + 1))
    screen.tableView.simulateScroll(by: 1)
    #expect(screen.proxy.heard.contains("select \(path(1))"))
    #expect(screen.proxy.heard.count { $0.hasPrefix("select") } == 2)
    screen.tableView.simulateTap(at: path(0))
    #expect(screen.tapped == ["ad 0"])
    #expect(screen.loops.count == 1)
  }

  @Test("One that stays inside is called once, in the rows of the content", arguments: 1...3)
  func inside(layers: Int) async {
    let screen = Screen(AskableProxy(), layers: layers)
    await nextTurn()
    screen.feed.reloadData()
    screen.tableView.layoutIfNeeded()
    // Read as a row of the table, the row is that of an ad.
    screen.tableView.simulateTap(at: path(layers))
    #expect(screen.proxy.heard == ["select \(path(0))"])
    #expect(screen.tapped == [])
    #expect(
      screen.loops == [
        .forwardingLoop(layer: "layer \(layers - 1)", className: "AskableProxy")
      ])
    screen.tableView.simulateTap(at: path(layers + 2))
    #expect(screen.proxy.heard == ["select \(path(0))", "select \(path(2))"])
    screen.tableView.simulateTap(at: path(0))
    #expect(screen.tapped == ["ad 0"])
    #expect(screen.loops.count == 1)
  }

  @Test("One that does not ask again is called once for each call", arguments: 1...3)
  func trusting(layers: Int) async {
    let screen = Screen(TrustingProxy(), layers: layers)
    await nextTurn()
    screen.feed.reloadData()
    screen.tableView.layoutIfNeeded()
    screen.tableView.simulateTap(at: path(layers))
    screen.tableView.simulateTap(at: path(layers + 2))
    #expect(screen.proxy.heard == ["select \(path(0))", "select \(path(2))"])
    #expect(screen.loops.count == 1)
  }

  @Test("Loading detects the loop, too, before anything is forwarded")
  func loading() {
    let screen = Screen(AskableProxy(), layers: 2)
    #expect(screen.loops.isEmpty)
    screen.feed.attach()
    #expect(screen.loops.count == 1)
    #expect(screen.proxy.heard.isEmpty)
  }

  @Test("A load that sets no object again detects the loop as well")
  func loadingAgain() async {
    let screen = Screen(AskableProxy(), layers: 2)
    await nextTurn()
    #expect(screen.loops.isEmpty)
    screen.feed.reloadData()
    #expect(screen.loops.count == 1)
    #expect(screen.proxy.heard.isEmpty)
  }

  @Test("A data source that forwards to ours shows what it has itself", arguments: 1...3)
  func dataSource(layers: Int) {
    let (proxy, tableView) = (AskableProxy(), UITableView.forTests())
    tableView.dataSource = proxy
    let feed = DecoratedTable(adopting: tableView)
    for layer in 0..<layers {
      feed.addRows(["ad"], named: "layer \(layer)", placed: .start) { tableView, _, text in
        textCell(tableView, text)
      }
    }
    let anomalies = TableAnomaly.recording {
      feed.attach()
      tableView.layoutIfNeeded()
      proxy.targetSource = feed.dataSource
      feed.reloadData()
      tableView.layoutIfNeeded()
    }
    #expect(anomalies.map(\.kind) == [.forwardingLoop])
    let ads = Array(repeating: "ad", count: layers)
    #expect(tableView.displayedTexts() == [ads + ["row 0", "row 1", "row 2"]])
  }

  @Test("Calls inside calls are no loop")
  func nested() {
    final class Scroller: NSObject, UITableViewDelegate {
      var heard = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard += 1
        if heard < 5 { scrollView.contentOffset.y += 1 }
      }
    }
    let (scroller, tableView) = (Scroller(), UITableView.forTests())
    let source = PlainDataSource([(0..<40).map { "row \($0)" }])
    let feed = DecoratedTable(dataSource: source, delegate: scroller)
    feed.addRows(["ad"], named: "ads", placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
    let anomalies = TableAnomaly.recording {
      feed.attach(to: tableView)
      tableView.layoutIfNeeded()
      tableView.simulateScroll(by: 10)
    }
    #expect(scroller.heard >= 5)
    #expect(anomalies.isEmpty)
  }
}
#endif
