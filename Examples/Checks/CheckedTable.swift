import DecoratorTableKit
import Foundation

/// A table that is asked, with its objects and what is expected of it.
@MainActor
final class CheckedTable {
  /// Whether and how a table is decorated.
  enum Kind {
    /// It is not.
    case bare
    /// It is, by a layer that has no rows.
    case withoutRows
    /// There is an ad before every third row.
    case withAds
  }

  let tableView: UITableView
  let source: CheckedSource
  let delegate = CheckedDelegate()
  private(set) var kind = Kind.bare
  private(set) var feed: DecoratedTable?
  private(set) var ads: RowLayer<String>?
  /// What the kit has reported of the table.
  private(set) var anomalies: [String] = []

  /// The height of each row and ad, in points, unless a check says otherwise.
  static let rowHeight: CGFloat = 30

  private static let period = 3
  private static let models = (0..<100).map { "ad \($0)" }

  init(_ tableView: UITableView, _ content: [[String]]) {
    self.tableView = tableView
    source = CheckedSource(content)
    tableView.rowHeight = Self.rowHeight
    tableView.estimatedRowHeight = 0
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
  }

  /// Gives the table its objects.
  func attach(_ kind: Kind) {
    self.kind = kind
    guard kind != .bare else {
      tableView.dataSource = source
      tableView.delegate = delegate
      return
    }
    let feed = DecoratedTable(dataSource: source, delegate: delegate)
    ads = feed.addRows(
      kind == .withAds ? Self.models : [], named: "ads", placed: .every(Self.period),
      policy: .followRule
    ) { tableView, indexPath, ad in
      CheckedSource.cell(ad, in: tableView, at: indexPath)
    }
    .height(Self.rowHeight)
    feed.observe { [weak self] event in
      if case .anomaly(let anomaly) = event { self?.anomalies.append("\(anomaly)") }
    }
    feed.attach(to: tableView)
    self.feed = feed
  }

  /// The table as the content knows it: the real one if it is not decorated.
  var content: UITableView { feed?.contentTableView ?? tableView }

  /// The text of each row, as the rule of the ads has it. It is counted without the kit.
  var expectedRows: [[String]] {
    guard kind == .withAds else { return source.sections }
    var left = Self.models[...]
    return source.sections.map { rows in
      var all: [String] = []
      for place in 0...rows.count {
        if place > 0, place.isMultiple(of: Self.period) { all.append(left.removeFirst()) }
        if place < rows.count { all.append(rows[place]) }
      }
      return all
    }
  }

  /// The content rows on screen with their cells, from top to bottom.
  var contentCells: [(path: IndexPath, cell: UITableViewCell)] {
    visibleCells.compactMap { path, cell in
      let text = cell.textLabel?.text ?? ""
      for (section, rows) in source.sections.enumerated() {
        if let row = rows.firstIndex(of: text) {
          return (IndexPath(row: row, section: section), cell)
        }
      }
      return nil
    }
  }

  /// The rows on screen with their cells, from top to bottom.
  var visibleCells: [(path: IndexPath, cell: UITableViewCell)] {
    (tableView.indexPathsForVisibleRows ?? []).sorted().compactMap { path in
      tableView.cellForRow(at: path).map { (path, $0) }
    }
  }

  /// The offset, the size of the content and the insets, in points, and the first row on screen.
  var place: String {
    let first = visibleCells.first?.cell.textLabel?.text ?? "nothing"
    let insets = tableView.contentInset
    return """
      \(first) at \(Self.rounded(tableView.contentOffset.y)) of \
      \(Self.rounded(tableView.contentSize.height)), \
      insets \(Self.rounded(insets.top)) and \(Self.rounded(insets.bottom))
      """
  }

  /// A number of points, without what a scale of a screen makes of it.
  static func rounded(_ points: CGFloat) -> Int { Int(points.rounded()) }

  /// Compares the counts and the cells on screen with the models, and the anomalies with none.
  func compareWithModels(_ findings: inout CheckFindings, _ moment: String) {
    let rows = expectedRows
    let counts = (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
    findings.expect("rows \(moment)", counts, rows.map(\.count))
    guard counts == rows.map(\.count) else { return }
    findings.expect(
      "cells \(moment)", visibleCells.map { $0.cell.textLabel?.text ?? "" },
      visibleCells.map { rows[$0.path.section][$0.path.row] })
    findings.expect("cells on screen \(moment)", visibleCells.isEmpty, false)
    findings.expect("anomalies \(moment)", anomalies, [])
  }
}
