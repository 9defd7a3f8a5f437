import DecoratorTableKit
import Foundation
import Testing

@Suite("Data source and delegate wired by hand")
@MainActor
struct ClassicWiringTests {
  private let posts = (0..<12).map { "post \($0)" }
  private let ads = ["ad 0", "ad 1"]

  @Test("Both halves of a layer share one layout")
  func sharedLayout() {
    let layer = RowLayer(ads, placed: .every(6, after: 2), named: "ads")
    let plain = PlainDelegate()
    var tapped: [String] = []
    let dataSource = AdditionalTableViewDataSourceImpl(
      inner: PlainDataSource([posts]), rows: layer,
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    layer.onSelect { ad, path in tapped.append("\(ad) \(path.row)") }
    let delegate = AdditionalTableViewDelegateImpl(inner: plain, layer: layer)
    let tableView = UITableView.forTests()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfRows(inSection: 0) == 14)
    tableView.simulateTap(at: IndexPath(row: 2, section: 0))
    tableView.simulateTap(at: IndexPath(row: 3, section: 0))
    #expect(tapped == ["ad 0 2"])
    #expect(plain.selected == [IndexPath(row: 2, section: 0)])
  }

  @Test("A data source can be asked by hand before any table has")
  func askedByHand() {
    let dataSource = AdditionalTableViewDataSourceImpl(
      inner: PlainDataSource([posts]), rows: RowLayer(ads, placed: .start, named: "ads"),
      cell: .made { tableView, _, ad in textCell(tableView, ad) })
    let tableView = UITableView.forTests()
    let cell = dataSource.tableView(tableView, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(cell.textLabel?.text == "post 0")
  }

  #if !os(iOS)
  @Test("A source that counts below zero is named, with the number")
  func negativeCount() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Broken: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { textCell(tableView, "") }
      }
      let table = DecoratedTable(dataSource: Broken())
      table.addRows(["a"], named: "ads", placed: .start) { tableView, _, ad in
        textCell(tableView, ad)
      }
      let tableView = UITableView.forTests()
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
    }
    try expectErrorText(of: result, contains: "Broken says that section 0 has -3 rows")
  }
  #endif

  #if !os(iOS) && DEBUG
  @Test(
    "In a debug build a height that is not a number is refused, with the row",
    arguments: ["nan", "-7", "inf"])
  func badHeight(height: String) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [height] in
      let table = DecoratedTable(dataSource: PlainDataSource([["post"]]))
      table.addRows(["a"], named: "ads", placed: .start) {
        tableView, _, ad in
        textCell(tableView, ad)
      }
      .height { _ in CGFloat(Double(height) ?? 0) }
      let tableView = UITableView.forTests()
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
    }
    try expectErrorText(of: result, contains: "row 0 of layer ads cannot be")
  }
  #endif
}
