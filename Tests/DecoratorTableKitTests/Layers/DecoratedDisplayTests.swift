import DecoratorTableKit
import Foundation
import Testing

@Suite("What a decorated table shows")
@MainActor
struct DecoratedDisplayTests {
  /// A layer of a random rule, and what it makes of the rows inside it.
  private struct RandomLayer {
    let name: String
    let rule: NaivePlacement
    /// How many models there are; nil for a row in every slot.
    let modelCount: Int?

    func merged(into sections: [[String]]) -> [[String]] {
      var index = 0
      return sections.enumerated().map { section, rows in
        let limit = modelCount.map { $0 - index } ?? .max
        let anchors = rule.anchors(contentCount: rows.count, section: section, limit: limit) ?? []
        let naive = NaiveLayout(contentCount: rows.count, anchors: anchors)
        defer { index += anchors.count }
        return naive.rows.map { row in
          switch row {
          case .content(let content): return rows[content]
          case .additional(let ordinal):
            return modelCount == nil
              ? "\(name) before \(RowPosition(section: section, row: anchors[ordinal]))"
              : "\(name) \(index + ordinal)"
          }
        }
      }
    }

    @MainActor
    func add(to table: DecoratedTable, selected: @escaping (String) -> Void) {
      if let modelCount {
        let models = (0..<modelCount).map { "\(name) \($0)" }
        table.addRows(models, named: name, placed: rule.placement) { tableView, _, model in
          textCell(tableView, model)
        }
        .onSelect { model, _ in selected(model) }
      } else {
        table.addRows(named: name, placed: rule.placement) { tableView, _, position in
          textCell(tableView, "\(name) before \(position)")
        }
      }
    }
  }

  @Test("Row by row, the table shows what merging the lists by hand gives", arguments: 0...8)
  func randomStacks(depth: Int) throws {
    try withEverySeed(Thinning.seeds(0..<12)) { generator in
      let sections = (0..<generator.number(in: 1...3)).map { section in
        (0..<generator.number(in: 0...30)).map { "post \(section).\($0)" }
      }
      let dataSource = PlainDataSource(sections)
      let delegate = PlainDelegate()
      let table = DecoratedTable(dataSource: dataSource, delegate: delegate)
      var expected = sections
      var tapped: [String] = []
      for level in 0..<depth {
        let layer = RandomLayer(
          name: "layer \(level)", rule: generator.placement(depth: 1),
          modelCount: generator.number(in: 0...2) == 0 ? nil : generator.number(in: 0...6))
        layer.add(to: table) { tapped.append($0) }
        expected = layer.merged(into: expected)
      }
      let tableView = UITableView.forTests()
      table.attach(to: tableView)
      try expectEqual(tableView.displayedTexts(), expected, "the rows of the table")

      // Every row, tapped, reaches its own model and no other.
      for (section, rows) in expected.enumerated() {
        for (row, text) in rows.enumerated() {
          let path = IndexPath(row: row, section: section)
          let selectedBefore = delegate.selected.count
          tapped = []
          tableView.scrollToRow(at: path, at: .middle, animated: false)
          tableView.layoutIfNeeded()
          tableView.simulateTap(at: path)
          if text.hasPrefix("post") {
            let data = try #require(delegate.selected.last)
            try expectEqual(delegate.selected.count, selectedBefore + 1, "taps on content")
            try expectEqual(sections[data.section][data.row], text, "the post tapped")
            try expectEqual(table.dataIndexPath(forReuse: path), data, "the data path of \(path)")
            try expectEqual(table.reuseIndexPath(forData: data), path, "the reuse path of \(data)")
          } else {
            try expectEqual(delegate.selected.count, selectedBefore, "taps on content")
            try expectEqual(tapped, text.contains("before") ? [] : [text], "the model tapped")
            try expectEqual(table.dataIndexPath(forReuse: path), nil, "the data path of \(path)")
          }
        }
      }
    }
  }

  @Test("A source that knows both paths dequeues with the table's, through every layer")
  func reusePathsOnly() {
    let dataSource = PathAwareDataSource((0..<30).map { "post \($0)" })
    let table = DecoratedTable(dataSource: dataSource)
    table.addRows(named: "separators", placed: .every(4)) { tableView, path, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: path)
      cell.textLabel?.text = "—"
      return cell
    }
    table.addRows(["a", "b", "c"], named: "ads", placed: .tableRows([0, 5, 9])) {
      tableView, path, ad in
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: path)
      cell.textLabel?.text = ad
      return cell
    }
    let tableView = UITableView.forTests()
    #if HEADLESS_UIKIT
    tableView.requiresDequeueForRequestedRow = true
    #endif
    table.attach(to: tableView)
    let texts = tableView.displayedTexts()
    #expect(texts[0].count == 40)
    #expect(texts[0][0...6] == ["a", "post 0", "post 1", "post 2", "post 3", "b", "—"][...])
    #expect(dataSource.dequeuedPaths.contains(IndexPath(row: 1, section: 0)))
    #expect(!dataSource.dequeuedPaths.contains(IndexPath(row: 0, section: 0)))
  }

  @Test("An added section shows its own rows and title between the content's")
  func addedSections() {
    let dataSource = PlainDataSource([["a", "b"], ["c"]])
    let promos = AdditionalSection(rowCount: 2, headerTitle: "Promos") { tableView, _, row in
      textCell(tableView, "promo \(row)")
    }
    let layer = SlotLayer(placed: .none, sections: .before(1), adding: [promos], named: "promos") {
      tableView, _, _ in textCell(tableView, "")
    }
    let outer = AdditionalTableViewDataSourceImpl(inner: dataSource, layer: layer)
    let tableView = UITableView.forTests()
    tableView.dataSource = outer
    #expect(tableView.displayedTexts() == [["a", "b"], ["promo 0", "promo 1"], ["c"]])
    #expect(outer.tableView(tableView, titleForHeaderInSection: 1) == "Promos")
    #expect(outer.tableView(tableView, titleForHeaderInSection: 0) == nil)
  }

  @Test("Sections are added to a decorated table, and their rows tapped")
  func sectionsAtTheFrontDoor() {
    let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"], ["c"]]))
    var tapped: [[Int]] = []
    let sections = ["x", "y"].map { name in
      AdditionalSection(rowCount: 2) { tableView, _, row in textCell(tableView, "\(name)\(row)") }
    }
    table.addSections(sections, named: "promos", placed: .start + .end) { row, path in
      tapped.append([row.section, row.row, path.section, path.row])
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["x0", "x1"], ["a", "b"], ["c"], ["y0", "y1"]])
    tableView.simulateTap(at: IndexPath(row: 1, section: 3))
    #expect(tapped == [[1, 1, 3, 1]])
    #expect(
      table.dataIndexPath(forReuse: IndexPath(row: 0, section: 2)) == IndexPath(row: 0, section: 1))
    #expect(
      table.explain(IndexPath(row: 0, section: 0))?.description.hasPrefix(
        "row [0, 0] is a row of a section added by layer promos") == true)
  }
}
