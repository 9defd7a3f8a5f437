import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("Heights of layers in a table that knows the height of its rows")
@MainActor
struct HeightsAsEstimatesTests {
  /// An app's delegate without heights, which does not report its methods.
  private final class Plain: NSObject, UITableViewDelegate {}

  /// An app's delegate with heights.
  private final class Tall: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
  }

  /// One that reports which methods it has.
  private final class TellingTall: NSObject, UITableViewDelegate, SelectorResponding {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }

    func response(to selector: Selector) -> Bool? {
      selector == Selector("tableView:heightForRowAtIndexPath:")
    }
  }

  private let keeper = Keeper()
  private let source = PlainDataSource([(0..<1000).map { "post \($0)" }])

  private func show(
    _ delegate: (any UITableViewDelegate)?, rowHeight: CGFloat = 50,
    estimate: CGFloat = UITableView.automaticDimension, layers: (DecoratedTable) -> Void
  ) -> (table: DecoratedTable, tableView: UITableView) {
    let table = DecoratedTable(dataSource: source, delegate: delegate)
    keeper.keep(table)
    layers(table)
    let tableView = UITableView.forTests()
    tableView.rowHeight = rowHeight
    tableView.estimatedRowHeight = estimate
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (table, tableView)
  }

  private func addAds(_ table: DecoratedTable) {
    table.addRows(Array(0..<100), named: "ads", placed: .every(10)) { tableView, _, ad in
      textCell(tableView, "ad \(ad)")
    }
    .height { ad in ad == 0 ? nil : 120 }
  }

  /// The height of all rows: posts, ads and others.
  private func height(posts: Int, ads: Int, others: CGFloat) -> CGFloat {
    CGFloat(posts * 50) + CGFloat(ads * 120) + others
  }

  private func addSeparators(_ table: DecoratedTable) {
    table.addRows(named: "separators", placed: .every(100)) { tableView, _, _ in
      textCell(tableView, "separator")
    }
    .height(24)
  }

  @Test("Heights that were exact are not estimated", arguments: [false, true])
  func exact(hasDelegate: Bool) {
    let delegate = hasDelegate ? Plain() : nil
    let (table, tableView) = show(delegate, layers: addAds)
    // The first ad leaves its height to the table.
    #expect(tableView.contentSize.height == height(posts: 1000, ads: 99, others: 50))
    table.addRows(["x"], named: "x", placed: .end) { tableView, _, text in
      textCell(tableView, text)
    }
    #expect(tableView.contentSize.height == height(posts: 1000, ads: 99, others: 100))
    let stacked = show(delegate) { table in
      addSeparators(table)
      addAds(table)
    }
    // The ads count separators, too.
    #expect(stacked.tableView.contentSize.height == height(posts: 1000, ads: 99, others: 290))
  }

  @Test("Nor are those around several sources")
  func exactAroundSources() {
    let below = PlainDataSource([(0..<10).map { "contact \($0)" }])
    let home = ComposedTable(
      .bySections, [DecoratedTable(dataSource: source), DecoratedTable(dataSource: below)])
    keeper.keep(home)
    home.addRows(Array(0..<100), named: "ads", placed: .every(10)) { tableView, _, ad in
      textCell(tableView, "ad \(ad)")
    }
    .height { ad in ad == 0 ? nil : 120 }
    let tableView = UITableView.forTests()
    tableView.rowHeight = 50
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.contentSize.height == height(posts: 1010, ads: 99, others: 50))
    withExtendedLifetime(below) {}
  }

  @Test(
    "Around several sources, heights are offered if none of them has any", arguments: [0, 1, 2])
  func offersAroundSources(heights: Int) {
    let tall = TellingTall()
    let home = ComposedTable(
      .bySections,
      (1...3).map { DecoratedTable(dataSource: source, delegate: $0 == heights ? tall : nil) })
    keeper.keep(home)
    home.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }.height(120)
    let tableView = UITableView.forTests()
    tableView.rowHeight = 50
    tableView.estimatedRowHeight = UITableView.automaticDimension
    home.attach(to: tableView)
    let delegate = tableView.delegate as? ForwardingObject
    #expect(delegate?.answers(.estimatedHeightForRow) == (heights == 0))
    withExtendedLifetime(tall) {}
  }

  @Test("A table that estimates by a number, or not at all, is offered nothing")
  func otherTables() {
    func offers(_ feed: (table: DecoratedTable, tableView: UITableView)) -> Bool? {
      (feed.table.delegate as? ForwardingObject)?.answers(.estimatedHeightForRow)
    }
    #expect(offers(show(nil, layers: addAds)) == true)
    #expect(offers(show(nil, estimate: 0, layers: addAds)) == false)
    #expect(offers(show(nil, estimate: 30, layers: addAds)) == false)
    #expect(offers(show(nil, rowHeight: UITableView.automaticDimension, layers: addAds)) == false)
    #expect(
      offers(show(nil) { $0.addRows(["x"], placed: .end) { table, _, _ in textCell(table, "x") } })
        == false)
  }

  @Test("Only tables that estimate get the estimates of a layer")
  func ownEstimates() {
    func offers(_ estimate: CGFloat) -> Bool? {
      let (table, _) = show(nil, rowHeight: UITableView.automaticDimension, estimate: estimate) {
        let layer = RowLayer(
          ["ad"], placed: .start, cell: .made { tableView, _, ad in textCell(tableView, ad) })
        var events = AdditionalRowEvents()
        events.estimatedHeight = { _ in 30 }
        layer.events = events
        $0.add(layer)
      }
      return (table.delegate as? ForwardingObject)?.answers(.estimatedHeightForRow)
    }
    #expect(offers(0) == false)
    #expect(offers(1) == true)
    #expect(offers(UITableView.automaticDimension) == true)
  }

  @Test("Heights of an app's own delegate stay estimated", arguments: [false, true])
  func ownHeights(tells: Bool) {
    let delegate: any UITableViewDelegate = tells ? TellingTall() : Tall()
    let (_, tableView) = show(delegate, layers: addAds)
    let shown = tableView.indexPathsForVisibleRows ?? []
    let heights = shown.map { tableView.rectForRow(at: $0).height }
    #expect(heights.allSatisfy { $0 == 70 || $0 == 44 })
    let rest = CGFloat(1100 - shown.count)
    #expect(tableView.contentSize.height == heights.reduce(0, +) + rest * 50)
  }
}
#endif
