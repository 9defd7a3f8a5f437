import DecoratorTableKit
import Foundation

/// A talking source in layers that are wired by hand.
@MainActor
final class HandWiredFeed: TalkingTable {
  let source: TalkingSource
  let tableView: UITableView
  /// The layers, the innermost first.
  private(set) var layers: [SlotLayer] = []
  private(set) var dataSource: any UITableViewDataSource
  private(set) var delegate: any UITableViewDelegate

  /// - Parameters:
  ///   - placements: The places of rows, one for each layer, the innermost first.
  ///   - height: The height of additional rows, in points.
  ///   - decorator: A decorator of an app's own, which wraps the innermost layer.
  init(
    _ sections: [[String]] = [["a", "b", "c", "d", "e"], ["f", "g"]],
    placed placements: [Placement] = [.start + .every(2)], height: CGFloat = 40,
    in tableView: UITableView = .forTests(),
    decorator: ((any DecoratorUITableViewDataSource) -> any UITableViewDataSource)? = nil
  ) {
    source = TalkingSource(sections)
    self.tableView = tableView
    dataSource = source
    delegate = source
    for (index, placement) in placements.enumerated() {
      let layer = SlotLayer(placed: placement, policy: .followRule, named: "layer \(index)") {
        tableView, indexPath, _ in
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        cell.textLabel?.text = "ad"
        return cell
      }
      layer.height(height)
      let half = AdditionalTableViewDataSourceImpl(inner: dataSource, layer: layer)
      dataSource = index == 0 ? decorator?(half) ?? half : half
      delegate = AdditionalTableViewDelegateImpl(inner: delegate, layer: layer)
      layers.append(layer)
    }
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
  }

  var content: UITableView { layers[0].contentTableView(for: tableView) }

  /// The texts of the rows on screen, additional ones included.
  var texts: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }
}
