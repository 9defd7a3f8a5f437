import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// The handlers that a table gets for its rows, headers or footers.
@MainActor
private struct Given {
  let height: CGFloat
  let estimate: CGFloat

  static let all = [UITableView.automaticDimension, 50].flatMap { height in
    [UITableView.automaticDimension, 0, 30].map { Given(height: height, estimate: $0) }
  }

  /// What a table gets first and later.
  static let pairs = all.flatMap { first in all.map { (first: first, later: $0) } }

  /// Sets it on a table.
  func set(_ kind: HeightKind, of tableView: UITableView) {
    switch kind {
    case .row: (tableView.rowHeight, tableView.estimatedRowHeight) = (height, estimate)
    case .header:
      tableView.sectionHeaderHeight = height
      tableView.estimatedSectionHeaderHeight = estimate
    case .footer:
      tableView.sectionFooterHeight = height
      tableView.estimatedSectionFooterHeight = estimate
    }
  }
}

/// An app's delegate without heights.
private final class Plain: NSObject, UITableViewDelegate, SelectorResponding {
  func response(to selector: Selector) -> Bool? { false }
}

/// An app's delegate with heights.
private final class Tall: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
}

/// An app's delegate with estimates.
private final class Estimating: NSObject, UITableViewDelegate, SelectorResponding {
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 90 }

  func response(to selector: Selector) -> Bool? {
    selector == Selector("tableView:estimatedHeightForRowAtIndexPath:")
  }
}

/// Sections of one row, each with a title above and one below.
private final class Titled: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 30 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { textCell(tableView, "row") }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H" }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "F" }
}

@Suite("Heights that are set on a table after it was attached")
@MainActor
struct LateHeightsTests {
  private enum Layers: CaseIterable {
    case none, heights, estimates
  }

  /// The height of the nine ads where they have heights, from 100 on.
  private static let heightOfAds: CGFloat = 9 * 100 + 36

  private func delegate(_ number: Int) -> (any UITableViewDelegate)? {
    switch number {
    case 0: nil
    case 1: Plain()
    case 2: Tall()
    default: Estimating()
    }
  }

  /// A table with a fixed row height, which writes down what it is told.
  private func tableWithRowHeight() -> LoggingTableView {
    let tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    tableView.rowHeight = 50
    tableView.estimatedRowHeight = UITableView.automaticDimension
    return tableView
  }

  private func posts(_ layers: Layers, delegate: (any UITableViewDelegate)?) -> DecoratedTable {
    let table = DecoratedTable(
      dataSource: PlainDataSource([(0..<40).map { "post \($0)" }]), delegate: delegate)
    let layer = table.addRows(Array(0..<9), named: "ads", placed: .every(4)) { tableView, _, ad in
      textCell(tableView, "ad \(ad)")
    }
    switch layers {
    case .none: break
    case .heights: layer.height { ad in CGFloat(100 + ad) }
    case .estimates: layer.events.estimatedHeight = { _ in 35 }
    }
    return table
  }

  /// Sections among which some with headers and footers of their own heights are added.
  private func sections() -> DecoratedTable {
    let table = DecoratedTable(dataSource: Titled())
    let added = (0..<10).map { _ in
      AdditionalSection(rowCount: 1, headerTitle: "h", footerTitle: "f") { tableView, _, _ in
        textCell(tableView, "added")
      }
    }
    let layer = table.addSections(added, named: "added", placed: .every(3))
    layer.events.sections.headerHeight = { CGFloat(60 + $0) }
    layer.events.sections.footerHeight = { CGFloat(80 + $0) }
    return table
  }

  /// Lets a table lay itself out and ask for methods again.
  private func settle(_ tableView: UITableView) async {
    for _ in 0..<2 {
      tableView.layoutIfNeeded()
      await nextTurn()
    }
    tableView.layoutIfNeeded()
  }

  private struct Outcome: Equatable {
    var height: CGFloat
    var offers: [Bool?]

    @MainActor
    init(_ table: DecoratedTable, _ tableView: UITableView) {
      let part = table.delegate as? ForwardingObject
      offers = HeightKind.allCases.map { part?.answers($0.estimateMethod) }
      // Rows that were shown once are estimated no more, so those are to be the same.
      tableView.reloadData()
      tableView.layoutIfNeeded()
      height = tableView.contentSize.height
    }
  }

  /// What a table is like that got some heights before it was attached, and others later.
  private func outcome(
    _ kind: HeightKind, of table: DecoratedTable, first: Given, later: Given?, afterLayout: Bool,
    reloads: Bool = false
  ) async -> Outcome {
    let tableView = UITableView.forTests()
    first.set(kind, of: tableView)
    table.attach(to: tableView)
    if afterLayout { await settle(tableView) }
    later?.set(kind, of: tableView)
    if reloads { tableView.reloadData() }
    await settle(tableView)
    defer { table.detach() }
    return Outcome(table, tableView)
  }

  @Test("Heights that were estimated so far, and are not any more, are read in an empty batch")
  func emptyBatch() async {
    let table = posts(.heights, delegate: nil)
    let tableView = tableWithRowHeight()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    tableView.estimatedRowHeight = 0
    _ = tableView.takeCalls()
    await settle(tableView)
    #expect(tableView.takeCalls() == ["{", "}"])
  }

  @Test("Rows are as if the heights had been set before", arguments: 0..<4, [false, true])
  func rows(delegate number: Int, afterLayout: Bool) async {
    let all = Layers.allCases.flatMap { layers in Given.pairs.map { (layers, $0) } }
    for (layers, (first, later)) in Thinning.ofThisTurn(all) {
      let wanted = await outcome(
        .row, of: posts(layers, delegate: self.delegate(number)), first: later, later: nil,
        afterLayout: false)
      let delegate = delegate(number)
      let found = await outcome(
        .row, of: posts(layers, delegate: delegate), first: first, later: later,
        // Estimates alone are not asked for in a table that does not estimate.
        afterLayout: afterLayout, reloads: layers == .estimates && afterLayout)
      #expect(found == wanted, "\(layers), first \(first), later \(later)")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test("Headers and footers are as if the heights had been set before", arguments: [false, true])
  func sections(afterLayout: Bool) async {
    let all = [HeightKind.header, .footer].flatMap { kind in Given.pairs.map { (kind, $0) } }
    for (kind, (first, later)) in Thinning.ofThisTurn(all) {
      let wanted = await outcome(
        kind, of: sections(), first: later, later: nil, afterLayout: false)
      let found = await outcome(
        kind, of: sections(), first: first, later: later, afterLayout: afterLayout)
      #expect(found == wanted, "\(kind), first \(first), later \(later)")
    }
  }

  @Test("Heights that were exact are not estimated")
  func exact() async {
    let known = Given(height: 50, estimate: UITableView.automaticDimension)
    for first in Given.all {
      for number in 0..<2 {
        let delegate = delegate(number)
        let found = await outcome(
          .row, of: posts(.heights, delegate: delegate), first: first, later: known,
          afterLayout: true)
        #expect(found.height == 40 * 50 + Self.heightOfAds)
        withExtendedLifetime(delegate) {}
      }
      for kind in [HeightKind.header, .footer] {
        let found = await outcome(
          kind, of: sections(), first: first, later: known, afterLayout: true)
        let added: CGFloat = 10 * 60 + 45 + 10 * 80 + 45
        #expect(found.height == 40 * 40 + 30 * 50 + added)
      }
    }
  }

  @Test("The rows of each child are exact, whichever of them has heights")
  func children() async {
    let plain = DecoratedTable(dataSource: PlainDataSource([(0..<40).map { "text \($0)" }]))
    let feed = ComposedTable(.bySections, [posts(.heights, delegate: nil), plain])
    let tableView = UITableView.forTests()
    feed.attach(to: tableView)
    tableView.rowHeight = 50
    tableView.estimatedRowHeight = UITableView.automaticDimension
    await settle(tableView)
    #expect(tableView.contentSize.height == 80 * 50 + Self.heightOfAds)
    let estimate = tableView.delegate?.tableView?(tableView, estimatedHeightForRowAt: path(7, 1))
    #expect(estimate == 50)
  }

  /// A layer with heights, which are set before it is added or after.
  private func addPromos(_ table: DecoratedTable, isGivenLate: Bool) -> TableLayer {
    let layer = RowLayer(
      [1, 2, 3], placed: .every(7), named: "promos",
      cell: .made { tableView, _, promo in textCell(tableView, "promo \(promo)") })
    if isGivenLate {
      table.add(layer)
      layer.height { CGFloat(10 * $0) }
    } else {
      layer.height { CGFloat(10 * $0) }
      table.add(layer)
    }
    return layer
  }

  @Test(
    "Where a layer is added on screen and removed, rows are as if it had been there, or never",
    arguments: [Layers.none, .heights], [false, true])
  private func layerOnScreen(layers: Layers, isGivenLate: Bool) async {
    let all = Given.pairs
    for (first, later) in Thinning.ofThisTurn(all) {
      let plain = await outcome(
        .row, of: posts(layers, delegate: nil), first: later, later: nil, afterLayout: true)
      let both = posts(layers, delegate: nil)
      _ = addPromos(both, isGivenLate: isGivenLate)
      let wanted = await outcome(.row, of: both, first: later, later: nil, afterLayout: true)

      let table = posts(layers, delegate: nil)
      let tableView = UITableView.forTests()
      first.set(.row, of: tableView)
      table.attach(to: tableView)
      await settle(tableView)
      later.set(.row, of: tableView)
      let layer = addPromos(table, isGivenLate: isGivenLate)
      await settle(tableView)
      #expect(Outcome(table, tableView) == wanted, "first \(first), later \(later)")
      first.set(.row, of: tableView)
      layer.removeFromTable()
      later.set(.row, of: tableView)
      await settle(tableView)
      #expect(Outcome(table, tableView) == plain, "first \(first), later \(later)")
    }
  }

  @Test("A layer with heights is one batch in a table with a fixed row height, on screen or not")
  func oneBatch() async {
    let table = posts(.none, delegate: nil)
    let tableView = tableWithRowHeight()
    table.attach(to: tableView)
    await settle(tableView)
    _ = tableView.takeCalls()
    let layer = addPromos(table, isGivenLate: false)
    await settle(tableView)
    #expect(tableView.takeCalls().count { $0 == "{" } == 1)
    let rows: CGFloat = 49 * 50
    #expect(tableView.contentSize.height == rows + 60)
    layer.removeFromTable()
    await settle(tableView)
    #expect(tableView.takeCalls().count { $0 == "{" } == 1)
    #expect(tableView.contentSize.height == rows)
  }

  @Test("Automatic heights are reported of each layer, unless estimates are set after attaching")
  func automaticHeights() async {
    for isEstimated in [false, true] {
      let table = posts(.none, delegate: Tall())
      table.addRows(["x"], named: "promos", placed: .start) { tableView, _, text in
        textCell(tableView, text)
      }
      var reported: Set<String> = []
      table.observe { event in
        if case .anomaly(.automaticHeightWithoutEstimation(let layer, _)) = event {
          reported.insert(layer)
        }
      }
      let tableView = EagerTable(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      tableView.setUpForTests()
      table.attach(to: tableView)
      if isEstimated { tableView.estimatedRowHeight = 44 }
      await nextTurn()
      #expect(reported == (isEstimated ? [] : ["ads", "promos"]))
    }
  }

  @Test("A table that does not estimate any more gets heights where it asks for estimates")
  func heightsInTheMeantime() {
    let table = posts(.heights, delegate: nil)
    let tableView = UITableView.forTests()
    tableView.estimatedRowHeight = UITableView.automaticDimension
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let delegate = tableView.delegate
    func estimates() -> [CGFloat?] {
      (3...5).map { delegate?.tableView?(tableView, estimatedHeightForRowAt: path($0)) }
    }
    #expect(estimates() == [40, 100, 40])
    tableView.estimatedRowHeight = 0
    #expect(estimates() == [40, 100, 40])
    tableView.estimatedRowHeight = 30
    #expect(estimates() == [30, 30, 30])
  }

  @Test("The delegate is set again once, and only where its methods are others")
  func setAgain() async {
    let table = posts(.heights, delegate: nil)
    let tableView = CountingDelegates(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests()
    table.attach(to: tableView)
    await settle(tableView)
    tableView.count = 0
    tableView.rowHeight = 60
    await settle(tableView)
    #expect(tableView.count == 0)
    tableView.estimatedRowHeight = UITableView.automaticDimension
    await settle(tableView)
    await settle(tableView)
    #expect(tableView.count == 1)
    withExtendedLifetime(table) {}
  }

  @Test("The delegate is set again also if another object of the table is meanwhile")
  func anotherObject() async {
    let table = posts(.heights, delegate: nil)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    await settle(tableView)
    tableView.estimatedRowHeight = UITableView.automaticDimension
    table.showAgain(.dataSource)
    await settle(tableView)
    #expect((table.delegate as? ForwardingObject)?.answers(.estimatedHeightForRow) == true)
    #expect(tableView.contentSize.height == 40 * 40 + Self.heightOfAds)
  }

  @Test("A delegate that is wired by hand has the methods for the heights that were set last")
  func wiredByHand() {
    let layer = RowLayer(
      [1], placed: .start, cell: .made { tableView, _, _ in textCell(tableView, "ad") })
    layer.height(60)
    let source = PlainDataSource([["post"]])
    let dataSource = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: layer)
    let tableView = UITableView.forTests()
    tableView.estimatedRowHeight = UITableView.automaticDimension
    #expect(delegate.answers(.estimatedHeightForRow) == false)
    delegate.readHeights(of: tableView)
    #expect(delegate.answers(.estimatedHeightForRow) == true)
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    tableView.estimatedRowHeight = 0
    delegate.readHeights(of: tableView)
    #expect(delegate.answers(.estimatedHeightForRow) == false)
  }
}

/// A table that lays out its rows as soon as it loads them.
private final class EagerTable: UITableView {
  override func reloadData() {
    super.reloadData()
    layoutIfNeeded()
  }
}

/// A table that counts how often its delegate is set.
private final class CountingDelegates: UITableView {
  var count = 0

  override var delegate: (any UITableViewDelegate)? {
    didSet { if delegate != nil { count += 1 } }
  }
}
#endif
