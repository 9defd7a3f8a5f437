import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
/// Sections of two rows, with headers on which the app has set accessibility values of its own.
private final class Chaptered: NSObject, UITableViewDataSource, UITableViewDelegate {
  var titles = ["A", "B", "C"]
  /// Makes a header of its own of a reused one.
  var configure: (UITableViewHeaderFooterView, Int) -> Void = { _, _ in }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { textCell(tableView, "\(titles[indexPath.section])\(indexPath.row)") }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    view?.textLabel?.text = titles[section]
    if let view { configure(view, section) }
    return view
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

@Suite("Headers that collapse their sections, for assistive technologies")
@MainActor
struct CollapsibleHeadersTests {
  private let source = Chaptered()

  private func show(
    height: CGFloat = 400, layers: (DecoratedTable) -> Void
  ) -> (table: DecoratedTable, tableView: UITableView) {
    let table = DecoratedTable(dataSource: source, delegate: source)
    layers(table)
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    tableView.setUpForTests()
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (table, tableView)
  }

  private func values(_ tableView: UITableView) -> [String?] {
    (0..<tableView.numberOfSections).map {
      tableView.headerView(forSection: $0)?.accessibilityValue
    }
  }

  private func activate(_ view: UIView?) -> Bool {
    guard let action = view?.accessibilityCustomActions?.last else { return false }
    return action.actionHandler?(action) ?? false
  }

  @Test("A header is a button with a value, and an action does what a tap does")
  func header() throws {
    let (table, tableView) = show { $0.hideRows(collapsingOnTap: .header) }
    let header = try #require(tableView.headerView(forSection: 1))
    #expect(header.isAccessibilityElement)
    #expect(header.accessibilityLabel == "B")
    #expect(header.accessibilityTraits == .button)
    #expect(values(tableView) == ["expanded", "expanded", "expanded"])
    #expect(header.accessibilityCustomActions?.map(\.name) == ["Collapse"])
    #expect(activate(header))
    #expect(tableView.displayedTexts() == [["A0", "A1"], [], ["C0", "C1"]])
    #expect(values(tableView) == ["expanded", "collapsed", "expanded"])
    #expect(header.accessibilityCustomActions?.map(\.name) == ["Expand"])
    tableView.simulateTapOnHeader(ofSection: 1)
    #expect(values(tableView) == ["expanded", "expanded", "expanded"])
    withExtendedLifetime(table) {}
  }

  @Test("The value follows what an app does, in each set of collapsed sections")
  func everySet() throws {
    var layer: HidingLayer?
    let (table, tableView) = show { layer = $0.hideRows(collapsingOnTap: .header) }
    let collapsing = try #require(layer)
    for set in 0..<8 {
      for section in 0..<3 {
        let isCollapsed = set & (1 << section) != 0
        if isCollapsed {
          collapsing.collapse(section: section)
        } else {
          collapsing.expand(section: section)
        }
      }
      let wanted = (0..<3).map { set & (1 << $0) != 0 ? "collapsed" : "expanded" }
      #expect(values(tableView) == wanted)
      let known = (0..<3).map { collapsing.isCollapsed(section: $0) ? "collapsed" : "expanded" }
      #expect(known == wanted)
    }
    collapsing.expand(section: 0)
    for target in 0..<3 {
      table.performBatchUpdates {
        source.titles.insert(source.titles.remove(at: 0), at: target)
        table.moveSection(0, toSection: target)
      }
      let wanted = (0..<3).map { collapsing.isCollapsed(section: $0) ? "collapsed" : "expanded" }
      #expect(values(tableView) == wanted)
      let labels = (0..<3).map { tableView.headerView(forSection: $0)?.accessibilityLabel }
      #expect(labels == source.titles)
    }
  }

  @Test("The texts are the app's")
  func texts() {
    var layer: HidingLayer?
    let (table, tableView) = show { layer = $0.hideRows(collapsingOnTap: .header) }
    layer?.collapse(section: 2)
    layer?.accessibilityTexts = CollapsingTexts(
      expanded: "offen", collapsed: "zu", expand: "Aufklappen", collapse: "Zuklappen")
    #expect(values(tableView) == ["offen", "offen", "zu"])
    let names = (0..<3).map {
      tableView.headerView(forSection: $0)?.accessibilityCustomActions?.first?.name
    }
    #expect(names == ["Zuklappen", "Zuklappen", "Aufklappen"])
    withExtendedLifetime(table) {}
  }

  @Test("A header with a button in it stays a container, and has the rest")
  func container() {
    source.configure = { view, section in
      if section == 0 { view.contentView.addSubview(UIButton(frame: .zero)) }
    }
    let (table, tableView) = show { $0.hideRows(collapsingOnTap: .header) }
    let headers = (0..<2).map { tableView.headerView(forSection: $0) }
    #expect(headers.map { $0?.isAccessibilityElement } == [false, true])
    #expect(headers[0]?.accessibilityLabel == nil)
    #expect(values(tableView) == ["expanded", "expanded", "expanded"])
    #expect(activate(headers[0]))
    #expect(values(tableView)[0] == "collapsed")
    withExtendedLifetime(table) {}
  }

  /// What a header has of its own.
  private static func dress(_ view: UIView) {
    view.isAccessibilityElement = true
    view.accessibilityLabel = "chapter"
    view.accessibilityValue = "long"
    view.accessibilityTraits = .header
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
  }

  private func expectDressed(_ view: UIView?) {
    #expect(view?.isAccessibilityElement == true)
    #expect(view?.accessibilityLabel == "chapter")
    #expect(view?.accessibilityValue == "long")
    #expect(view?.accessibilityTraits == .header)
    #expect(view?.accessibilityCustomActions?.map(\.name) == ["Share"])
    #expect(view?.gestureRecognizers?.isEmpty != false)
  }

  private func expectBare(_ view: UIView?) {
    #expect(view?.isAccessibilityElement == false)
    #expect(view?.accessibilityLabel == nil)
    #expect(view?.accessibilityValue == nil)
    #expect(view?.accessibilityTraits == UIAccessibilityTraits.none)
    #expect(view?.accessibilityCustomActions == nil)
    #expect(view?.gestureRecognizers?.isEmpty != false)
  }

  @Test("What the header had is restored when its view is reused, or the layer is removed")
  func restored() {
    for isDressed in [false, true] {
      var seen: [ObjectIdentifier] = []
      source.configure = { view, _ in
        // What is dequeued must be as the app has left it.
        if seen.contains(ObjectIdentifier(view)) {
          if isDressed { expectDressed(view) } else { expectBare(view) }
        } else {
          seen.append(ObjectIdentifier(view))
          if isDressed { Self.dress(view) }
        }
      }
      var layer: HidingLayer?
      let (table, tableView) = show(height: 100) {
        layer = $0.hideRows(collapsingOnTap: .header)
      }
      let header = tableView.headerView(forSection: 0)
      #expect(header?.accessibilityValue == "expanded")
      let traits: UIAccessibilityTraits = isDressed ? [.header, .button] : .button
      #expect(header?.accessibilityTraits == traits)
      for offset in [CGFloat(230), 0, 230, 0] {
        tableView.contentOffset.y = offset
        tableView.layoutIfNeeded()
      }
      let shown = tableView.headerView(forSection: 0)
      #expect(shown?.accessibilityValue == "expanded")
      layer?.removeFromTable()
      tableView.layoutIfNeeded()
      for view in [header, shown, tableView.headerView(forSection: 0)] {
        if isDressed { expectDressed(view) } else { expectBare(view) }
      }
      table.detach()
    }
  }

  @Test("Headers on screen collapse from when the layer is added until it is removed")
  func addedOnScreen() {
    let (table, tableView) = show {
      $0.addRows(["ad"], named: "ads", placed: .start.inSection(1)) { tableView, _, ad in
        textCell(tableView, ad)
      }
    }
    let all = [["A0", "A1"], ["ad", "B0", "B1"], ["C0", "C1"]]
    expectBare(tableView.headerView(forSection: 1))
    let layer = table.hideRows(named: "folded", collapsingOnTap: .header)
    for _ in 0..<2 {
      let header = tableView.headerView(forSection: 1)
      #expect(values(tableView) == ["expanded", "expanded", "expanded"])
      tableView.simulateTapOnHeader(ofSection: 1)
      #expect(tableView.displayedTexts() == [all[0], [], all[2]])
      #expect(values(tableView) == ["expanded", "collapsed", "expanded"])
      #expect(activate(header))
      #expect(tableView.displayedTexts() == all)
      layer.removeFromTable()
      for section in 0..<3 { expectBare(tableView.headerView(forSection: section)) }
      #expect(tableView.displayedTexts() == all)
      table.add(layer)
    }
  }

  @Test("Headers of a child collapse as soon as the layer is added to it")
  func addedToChild() {
    let child = DecoratedTable(dataSource: source, delegate: source)
    child.addRows(["ad"], named: "ads", placed: .start.inSection(1)) { tableView, _, ad in
      textCell(tableView, ad)
    }
    let top = DecoratedTable(dataSource: PlainDataSource([["top"]]))
    let home = ComposedTable(.bySections, [top, child])
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    child.hideRows(named: "folded", collapsingOnTap: .header)
    #expect(values(tableView) == [nil, "expanded", "expanded", "expanded"])
    tableView.simulateTapOnHeader(ofSection: 2)
    #expect(tableView.displayedTexts() == [["top"], ["A0", "A1"], [], ["C0", "C1"]])
    #expect(values(tableView) == [nil, "expanded", "collapsed", "expanded"])
    withExtendedLifetime(home) {}
  }

  @Test("What an app has set since is not restored")
  func changedMeanwhile() {
    let (table, tableView) = show { $0.hideRows(collapsingOnTap: .header) }
    let header = tableView.headerView(forSection: 0)
    header?.accessibilityValue = "mine"
    header?.accessibilityLabel = "label"
    table.detach()
    #expect(header?.accessibilityValue == "mine")
    #expect(header?.accessibilityLabel == "label")
    #expect(header?.accessibilityTraits == UIAccessibilityTraits.none)
  }
}
#endif
