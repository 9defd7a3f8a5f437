import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
/// A place of a layer in a stack of layers.
struct StackPlace: CustomTestStringConvertible, Sendable {
  let layers: Int
  /// How many layers are inside.
  let level: Int

  /// All places in stacks of one to three layers.
  static let all: [StackPlace] = (1...3).flatMap { layers in
    (0..<layers).map { StackPlace(layers: layers, level: $0) }
  }

  var testDescription: String { "layer \(level) of \(layers)" }
}

/// A feed of posts that can do everything, a layer of ads, and other layers around or inside it
/// whose rows can do nothing: with three layers, of which the ads are the middle one,
///
///     other 2, other 0, a, ad 0, b, c, ad 1, d
@MainActor
final class CapableFeed {
  let app = CapableApp(["a", "b", "c", "d"])
  /// The calls of the layer's rows.
  let log = CallLog()
  let table: DecoratedTable
  let tableView: UITableView
  let ads: RowLayer<Ad>
  let place: StackPlace

  init(
    _ place: StackPlace = StackPlace(layers: 1, level: 0), ads: [Ad] = [Ad(0), Ad(1)],
    adapter: CellAdapter<AdShowingCell, Ad> = CellAdapter(), reserving reserved: Int = 0,
    height: ((Ad) -> CGFloat)? = nil, onSelect: ((Ad, IndexPath) -> Void)? = nil,
    tableView: UITableView = .forTests()
  ) {
    let table = DecoratedTable(dataSource: app, delegate: app)
    func addOther(_ level: Int) {
      table.addRows(["other \(level)"], named: "other \(level)", placed: .start) {
        tableView, _, text in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text
        return cell
      }
    }
    for level in 0..<place.level { addOther(level) }
    self.ads = table.addRows(
      ads, named: "ads", placed: .before(contentRows: [place.level + 1, place.level + 3]),
      policy: .followRule,
      reserving: ReservedRows(reserved, height: 33) { tableView, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "placeholder"
        return cell
      }, cell: .adapter(adapter))
    if let height { self.ads.height(height) }
    if let onSelect { self.ads.onSelect(onSelect) }
    for level in place.level + 1..<max(place.layers, place.level + 1) { addOther(level) }
    self.table = table
    self.tableView = tableView
    self.place = place
    tableView.frame.size.height = 4000
    // Rows without a height have an automatic one, where the posts have heights.
    tableView.estimatedRowHeight = 44
  }

  /// Shows the feed in its table.
  func show() -> CapableFeed {
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return self
  }

  /// The rows of the other layers.
  var others: [String] {
    (0..<place.layers).filter { $0 != place.level }.map { "other \($0)" }
  }

  var texts: [String] { tableView.displayedTexts().flatMap { $0 } }

  func path(of text: String) throws -> IndexPath { try #require(tableView.path(of: text)) }

  func cell(of text: String) throws -> UITableViewCell {
    try #require(tableView.cellForRow(at: path(of: text)))
  }

  func height(of text: String) throws -> CGFloat {
    try tableView.rectForRow(at: path(of: text)).height
  }

  /// Does with the row of a text everything that a user can do.
  ///
  /// - Returns: The texts on the buttons that were there.
  @discardableResult
  func useEverything(of text: String, in tableView: UITableView) throws -> [String] {
    func path() throws -> IndexPath { try #require(tableView.path(of: text)) }
    var offered: [String] = []
    tableView.simulateTap(at: try path())
    for edge in [UITableView.SwipeEdge.leading, .trailing] {
      let actions = tableView.simulateSwipe(at: try path(), edge: edge)
      offered += actions
      if actions.isEmpty { continue }
      tableView.simulateTapOnAction(at: 0)
      tableView.simulateDismissalOfActions()
    }
    if tableView.simulateContextMenu(at: try path()) != nil {
      offered.append("menu")
      if !tableView.simulateTapOnMenuAction(titled: "copy") { tableView.simulateDismissalOfMenu() }
    }
    if try #require(tableView.cellForRow(at: path())).accessoryType == .detailButton {
      offered.append("details")
      tableView.simulateTapOnAccessory(at: try path())
    }
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    if tableView.simulateDeletion(at: try path()) { offered.append("deletion") }
    tableView.setEditing(false, animated: false)
    tableView.layoutIfNeeded()
    return offered
  }
}
#endif
