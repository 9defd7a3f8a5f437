import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// The ways in which a controller's table is decorated, all of them from the outside.
enum Mode: String, CaseIterable, Sendable {
  /// The table is adopted, with a row above each group of its rows and an ad every three rows.
  case groupsAndAds
  /// The controller is the second child of a composed table by sections. It has two layers, the
  /// child above it has one, and there are promos around both.
  case composed
  /// As `composed`, by rows.
  case composedByRows
}

/// The additional rows of a screen, which keeps them.
@MainActor
final class Decoration {
  /// What each cell of an additional row, and of the other child, begins with.
  static let mark = "* "
  /// The number of rows of the other child.
  private static let otherRowCount = 4

  private let feed: DecoratedTable
  private let home: ComposedTable?
  private let other = OtherSource(rowCount: otherRowCount)
  /// The anomalies that were reported, in words.
  private(set) var anomalies: [String] = []

  /// The table as the controller knows it.
  var contentTableView: UITableView? { feed.contentTableView }

  /// Decorates what a table shows.
  ///
  /// - Parameters:
  ///   - table: The table of the bare controller.
  ///   - group: What neighbouring rows have in common.
  init(
    of table: UITableView, as mode: Mode,
    groupedBy group: @escaping @MainActor (RowPosition) -> String?
  ) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "additional")
    guard mode != .groupsAndAds, let dataSource = table.dataSource else {
      home = nil
      feed = DecoratedTable(adopting: table)
      feed.addGroups(named: "groups", by: group) { Self.cell($0, $1, "group \($2)") }
      Self.add("ad", .every(3), to: feed)
      watch(feed)
      feed.attach()
      return
    }
    feed = DecoratedTable(
      dataSource: dataSource, delegate: table.delegate,
      prefetchDataSource: table.prefetchDataSource, dragDelegate: table.dragDelegate,
      dropDelegate: table.dropDelegate)
    Self.add("tip", .every(3), to: feed)
    Self.add("offer", .every(5, after: 1), to: feed)
    let stories = DecoratedTable(dataSource: other)
    Self.add("hint", .every(2), to: stories)
    let home = ComposedTable(mode == .composed ? .bySections : .byRows, [stories, feed])
    Self.add("promo", .every(7), to: home)
    self.home = home
    for decorated: LayeredTable in [feed, stories, home] { watch(decorated) }
    home.attach(to: table)
  }

  /// Returns the row of the table on screen that shows a row of the controller.
  func place(of indexPath: IndexPath) -> IndexPath? {
    feed.reuseIndexPath(forData: indexPath)
  }

  /// Returns the row of the controller that a row of the table on screen shows.
  func indexPath(at place: IndexPath) -> IndexPath? {
    feed.dataIndexPath(forReuse: place)
  }

  /// The number of sections on screen above those of the controller.
  var sectionsAbove: Int { home?.kind == .bySections ? 1 : 0 }

  /// Lets everything happen that was put off to a later turn.
  func settle() async throws {
    if let home { try await home.settle() } else { try await feed.settle() }
  }

  private func watch(_ decorated: LayeredTable) {
    decorated.observe { [weak self] event in
      guard case .anomaly(let anomaly) = event, !Self.isOfTemper(anomaly) else { return }
      self?.anomalies.append("\(anomaly)")
    }
  }

  /// Whether an anomaly is the one that a temper of the headless table is there to cause.
  private static func isOfTemper(_ anomaly: TableAnomaly) -> Bool {
    if case .objectReplaced(_, "ForeignDelegate") = anomaly { return true }
    return false
  }

  private static func add(_ name: String, _ placement: Placement, to decorated: LayeredTable) {
    decorated.addRows(named: name, placed: placement) { table, indexPath, _ in
      cell(table, indexPath, name)
    }
  }

  fileprivate static func cell(
    _ table: UITableView, _ indexPath: IndexPath, _ text: String
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "additional", for: indexPath)
    cell.textLabel?.text = mark + text
    return cell
  }
}

/// The child above that of the controller.
private final class OtherSource: NSObject, UITableViewDataSource {
  private let rowCount: Int

  init(rowCount: Int) { self.rowCount = rowCount }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Decoration.cell(tableView, indexPath, "story \(indexPath.row)")
  }
}
