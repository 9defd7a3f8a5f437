import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Rows of a layer without estimates, around a layer that has some")
@MainActor
struct EstimatesInsideTests {
  /// An app's delegate with heights and without estimates.
  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  }

  /// An app's delegate with estimates, which notes each question for one.
  private final class Estimates: NSObject, UITableViewDelegate {
    let log = CallLog()

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      log.note("estimate \(RowPosition(indexPath))")
      return 60
    }
  }

  private let keeper = Keeper()

  /// The rows of a table that is not attached yet: one of the layer "ads", one of the layer
  /// "inside", which has an estimate, and one post.
  private func makeTable(_ delegate: any UITableViewDelegate) -> DecoratedTable {
    let table = DecoratedTable(dataSource: PlainDataSource([["post"]]), delegate: delegate)
    keeper.keep(table)
    for name in ["inside", "ads"] {
      let layer = RowLayer(
        [name], placed: .start, named: name,
        cell: .made { tableView, _, text in textCell(tableView, text) })
      if name == "inside" { layer.events.estimatedHeight = { _ in 35 } }
      table.add(layer)
    }
    return table
  }

  @Test("In a table that does not estimate, an automatic height is reported all the same")
  func tableWithoutEstimates() {
    let delegate = Heights()
    let table = makeTable(delegate)
    let tableView = UITableView.forTests()
    let anomalies = TableAnomaly.recording {
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
    }
    #expect(
      anomalies.contains(
        .automaticHeightWithoutEstimation(layer: "ads", row: .amongContent(index: 0))))
  }

  @Test("In a table that estimates, the app is asked about its own rows and no others")
  func tableWithEstimates() {
    let delegate = Estimates()
    let table = makeTable(delegate)
    let tableView = UITableView.forTests()
    tableView.estimatedRowHeight = 30
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["ads", "inside", "post"]])
    delegate.log.clear()
    let estimates = (0..<3).map {
      tableView.delegate?.tableView?(tableView, estimatedHeightForRowAt: path($0))
    }
    #expect(estimates == [30, 35, 60])
    #expect(delegate.log.lines == ["estimate [0, 0]"])
  }
}
#endif
