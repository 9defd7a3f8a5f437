import DecoratorTableKit
import Foundation

/// A model of an additional row.
struct Ad: Identifiable, Equatable {
  let id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "ad \(id)"
  }
}

/// A decorated feed with all of its rows on screen: posts, and a layer of ads that change.
@MainActor
final class LiveFeed {
  let source: PlainDataSource
  let table: DecoratedTable
  let tableView: UITableView
  let ads: RowLayer<Ad>
  private(set) var applied: [AppliedUpdate] = []
  private(set) var loads = 0
  private(set) var anomalies: [TableAnomaly] = []

  init(
    _ posts: [[String]], ads models: [Ad], placed placement: Placement,
    policy: ContentPolicy = .followRule, reserving reserved: Int = 0,
    around inner: (DecoratedTable) -> Void = { _ in }
  ) {
    source = PlainDataSource(posts)
    table = DecoratedTable(dataSource: source)
    inner(table)
    ads = table.addRows(
      models, named: "ads", placed: placement, policy: policy,
      reserving: ReservedRows(reserved) { tableView, _ in textCell(tableView, "placeholder") }
    ) { tableView, _, ad in textCell(tableView, ad.text) }
    tableView = UITableView.forTests()
    tableView.frame.size.height = 40_000
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    table.observe { [weak self] event in
      // That the table was released on screen is reported when this is gone.
      guard let self else { return }
      switch event {
      case .didApply(let update): applied.append(update)
      case .didLoad: loads += 1
      case .anomaly(let anomaly): anomalies.append(anomaly)
      case .willApply: break
      }
    }
  }

  /// The text of every row, section by section.
  var texts: [[String]] {
    cells.map { rows in rows.map { $0?.textLabel?.text ?? "no cell" } }
  }

  /// The cell of every row.
  var cells: [[UITableViewCell?]] {
    tableView.layoutIfNeeded()
    return (0..<tableView.numberOfSections).map { section in
      (0..<tableView.numberOfRows(inSection: section)).map { row in
        tableView.cellForRow(at: IndexPath(row: row, section: section))
      }
    }
  }

  /// The cell of every text.
  var cellsByText: [String: UITableViewCell] {
    var cells: [String: UITableViewCell] = [:]
    for case let cell? in self.cells.joined() { cells[cell.textLabel?.text ?? "no text"] = cell }
    return cells
  }

  /// The calls of the last update.
  var lastBatch: BatchUpdate { applied.last?.levels.first ?? BatchUpdate() }

  /// The ads on screen, from the top.
  var shownAds: [Ad] {
    (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).compactMap { row in
        ads.model(forReuse: IndexPath(row: row, section: section))
      }
    }
  }

  /// Changes a section of posts and announces it.
  func editPosts(_ section: Int, inserting text: String, at row: Int) {
    source.sections[section].insert(text, at: row)
    table.insertRows(at: [IndexPath(row: row, section: section)], with: .none)
  }

  func removePost(_ section: Int, at row: Int) {
    source.sections[section].remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: section)], with: .none)
  }

  /// Whether every row agrees with its layer and the source, both ways, and no ad is lost or twice
  /// on screen.
  func expectConsistency() throws {
    var shown: [Int] = []
    for (section, rows) in texts.enumerated() {
      var content: [String] = []
      for (row, text) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        if let data = table.dataIndexPath(forReuse: path) {
          try expectEqual(text, source.sections[data.section][data.row], "content row \(path)")
          try expectEqual(table.reuseIndexPath(forData: data), path, "the row of content \(data)")
          content.append(text)
        } else if let ad = ads.model(forReuse: path) {
          try expectEqual(text, ad.text, "the ad at \(path)")
          shown.append(ad.id)
          if Set(ads.models.map(\.id)).count == ads.models.count {
            try expectEqual(
              ads.reuseIndexPath(ofModelWithID: ad.id), path, "the row of ad \(ad.id)")
          }
        }
      }
      try expectEqual(content, source.sections[section], "the content of section \(section)")
    }
    let waiting = ads.waitingModels.map { ads.committedModels[$0].id }
    try expectEqual(
      (shown + waiting).sorted(), ads.models.map(\.id).sorted(), "all ads, shown and waiting")
  }
}
