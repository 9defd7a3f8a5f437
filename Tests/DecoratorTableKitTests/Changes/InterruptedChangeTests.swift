import DecoratorTableKit
import Foundation
import Testing

/// Tables that are detached, attached, loaded, changed and made children of others by the app's
/// code that a change calls.
@Suite("Changes that are interrupted by code that they call", .serialized)
@MainActor
struct InterruptedChangeTests {
  /// The place of the table whose rows change.
  enum Place: CaseIterable, Sendable { case alone, child, grandchild }

  /// The app's code that a change calls.
  enum Moment: CaseIterable, Sendable {
    case willApply, didApply, rule, counts, rowsDidChange, cell, willDisplay, didEndDisplaying
    case completion, willApplyAround, didApplyAround
  }

  /// What that code does to the outermost table, or to the one that changes.
  enum Deed: CaseIterable, Sendable {
    case detach, attachAgain, attachElsewhere, becomeChild
    case remove, reverse, reload, reloadTable, insert, addLayer, removeLayer
  }

  /// How the change begins.
  enum Origin: CaseIterable, Sendable {
    case announcement, reload, reloadOfTable, layer, block, newChild
  }

  /// A table with layers, alone or inside others, and one in which it may end up.
  @MainActor
  private final class Screen {
    let place: Place
    let sources = ["a", "b", "c", "d"].map { name in TextSource([(0..<3).map { "\(name)\($0)" }]) }
    let tables: [DecoratedTable]
    /// The outermost table.
    let root: LayeredTable
    /// The table around the one that changes.
    let parent: ComposedTable?
    let other = ComposedTable(.bySections)
    let (tableView, otherView) = (UITableView.forTests(), UITableView.forTests())
    /// The table on screen of the other table.
    private let viewOfOther = UITableView.forTests()
    private(set) var ads: RowLayer<String>?
    /// Called when the layer that hides rows asks its rule.
    var willAskRule: () -> Void = {}
    private(set) var anomalies: [TableAnomaly] = []
    /// The children of the table around the one that changes, by number.
    private var children = [0, 1]
    private var hasAds = true
    private var hasPromo = false

    init(_ place: Place) {
      self.place = place
      tables = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
      let pair = place == .alone ? nil : ComposedTable(.bySections, Array(tables[..<2]))
      parent = pair
      root =
        switch (place, pair) {
        case (.child, let pair?): pair
        case (.grandchild, let pair?): ComposedTable(.bySections, [pair, tables[2]])
        default: tables[0]
        }
      ads = tables[0].addRows(
        ["ad", "another"], named: "ads", placed: .every(2), policy: .followRule
      ) {
        tableView, _, text in textCell(tableView, text)
      }
      .height(40)
      tables[0].hideRows(named: "filter") { [weak self] row in
        guard let self else { return false }
        willAskRule()
        return sources[0].text(at: IndexPath(row: row.row, section: 0)).hasPrefix("hidden")
      }
      if place != .alone {
        root.addRows(["around"], named: "around", placed: .start) { tableView, _, text in
          textCell(tableView, text)
        }
        .height(40)
      }
      for table in [root] + (place == .alone ? [] : tables as [LayeredTable]) {
        table.observe { [weak self] event in
          guard case .anomaly(let anomaly) = event else { return }
          // With some tempers, the table gets another delegate now and then.
          if case .objectReplaced = anomaly { return }
          self?.anomalies.append(anomaly)
        }
      }
      other.attach(to: viewOfOther)
      root.attach(to: tableView)
      tableView.layoutIfNeeded()
    }

    /// Has something done the first time that a moment comes.
    func onFirst(_ moment: Moment, _ body: @escaping () -> Void) {
      var waiting: (() -> Void)? = body
      func once() {
        let body = waiting
        waiting = nil
        body?()
      }
      func observe(_ table: LayeredTable, isBefore: Bool) {
        table.observe { event in
          switch event {
          case .willApply: if isBefore { once() }
          case .didApply: if !isBefore { once() }
          case .didLoad, .anomaly: break
          }
        }
      }
      switch moment {
      case .willApply: observe(tables[0], isBefore: true)
      case .didApply: observe(tables[0], isBefore: false)
      case .willApplyAround: observe(root, isBefore: true)
      case .didApplyAround: observe(root, isBefore: false)
      case .rule: willAskRule = once
      case .counts: sources[0].willGiveCounts = once
      case .rowsDidChange: ads?.tableEvents.rowsDidChange = once
      case .cell: sources[0].willGiveCell = { _ in once() }
      case .willDisplay: sources[0].willDisplay = { _ in once() }
      case .didEndDisplaying: sources[0].didEndDisplaying = { _, _ in once() }
      case .completion: break
      }
    }

    func insert(_ text: String, completion: @escaping () -> Void = {}) {
      tables[0].performBatchUpdates {
        self.sources[0].sections[0].insert(text, at: 1)
        self.tables[0].insertRows(at: [path(1)], with: .none)
      } completion: { _ in
        completion()
      }
    }

    func begin(_ origin: Origin, completion: @escaping () -> Void) {
      switch origin {
      case .announcement: insert("new", completion: completion)
      case .reload:
        sources[0].sections[0].insert("new", at: 1)
        tables[0].reloadData()
      case .reloadOfTable:
        sources[0].sections[0].insert("new", at: 1)
        tableView.reloadData()
      case .layer: ads?.models = ["newest", "newer", "new"]
      case .block:
        let insertAll = { [self] in
          insert("new", completion: completion)
          ads?.models = ["newest", "newer", "new"]
          sources[1].sections[0].append("b3")
          tables[1].insertRows(at: [path(3)], with: .none)
        }
        if let parent { parent.performBatchUpdates(insertAll) } else { insertAll() }
      case .newChild:
        children.append(3)
        parent?.performBatchUpdates {
          insert("new", completion: completion)
          setChildren()
        }
      }
    }

    private func setChildren() { parent?.children = children.map { tables[$0] } }

    func perform(_ deed: Deed) {
      switch deed {
      case .detach: root.detach()
      case .attachAgain:
        root.detach()
        sources[0].sections[0].append("end")
        root.attach(to: tableView)
      case .attachElsewhere:
        root.detach()
        root.attach(to: otherView)
      case .becomeChild:
        root.detach()
        other.children = [root]
      case .remove:
        children.removeAll { $0 == 0 }
        setChildren()
      case .reverse:
        children.reverse()
        setChildren()
      case .reload: root.reloadData()
      case .reloadTable:
        tableView.reloadData()
        tableView.layoutIfNeeded()
      case .insert:
        let count = sources[0].sections[0].count
        for (row, text) in [(count, "hidden"), (count + 1, "end")] {
          sources[0].sections[0].append(text)
          tables[0].insertRows(at: [path(row)], with: .none)
        }
      case .addLayer:
        hasPromo = true
        tables[0].addRows(["promo"], named: "promos", placed: .start) { tableView, _, text in
          textCell(tableView, text)
        }
        .height(40)
      case .removeLayer:
        hasAds = false
        ads?.removeFromTable()
      }
    }

    /// The rows that the layers make of the contents.
    var expected: [[String]] {
      var rows: [String] = hasPromo ? ["promo"] : []
      var waiting = (hasAds ? ads?.models ?? [] : [])[...]
      for (index, text) in sources[0].sections[0].enumerated() {
        if !text.hasPrefix("hidden") { rows.append(text) }
        if index % 2 == 1, let ad = waiting.popFirst() { rows.append(ad) }
      }
      guard place != .alone else { return [rows] }
      var sections = children.map { $0 == 0 ? rows : sources[$0].sections[0] }
      if place == .grandchild { sections.append(sources[2].sections[0]) }
      sections[0].insert("around", at: 0)
      return sections
    }

    /// Where the rows are shown in the end.
    func view(after deed: Deed) -> UITableView {
      switch deed {
      case .attachElsewhere: otherView
      case .becomeChild: viewOfOther
      default: tableView
      }
    }
  }

  @Test("Whatever a change calls does, the rows are right in the end", arguments: Place.allCases)
  func interrupted(place: Place) async {
    var thinning = Thinning.byTurns
    for moment in Moment.allCases {
      for deed in Deed.allCases where Self.isAllowed(deed, at: moment) {
        for origin in Origin.allCases where place != .alone || origin != .newChild {
          if thinning.takesNext() { await interrupt(origin, of: place, at: moment, by: deed) }
        }
      }
    }
  }

  /// Returns whether an app may do something at a moment. While it makes a cell, its table has to
  /// keep the row. While it counts what it announces, nothing else can be a batch.
  private static func isAllowed(_ deed: Deed, at moment: Moment) -> Bool {
    switch deed {
    case .detach, .attachAgain, .attachElsewhere, .becomeChild: moment != .cell
    case .reverse: moment != .counts
    default: true
    }
  }

  private func interrupt(
    _ origin: Origin, of place: Place, at moment: Moment, by deed: Deed
  ) async {
    let screen = Screen(place)
    var (isDone, isOver) = (false, false)
    let interrupt = {
      guard !isDone, !isOver else { return }
      isDone = true
      screen.perform(deed)
    }
    screen.onFirst(moment, interrupt)
    screen.begin(origin) { if moment == .completion { interrupt() } }
    screen.tableView.layoutIfNeeded()
    await nextTurn()
    isOver = true
    if isDone, deed == .detach { screen.root.attach(to: screen.tableView) }
    let tableView = isDone ? screen.view(after: deed) : screen.tableView
    for isLast in [false, true] {
      if isLast { screen.insert("last") }
      await wait { tableView.displayedTexts() == screen.expected }
      #expect(
        tableView.displayedTexts() == screen.expected,
        "\(origin), \(deed) in \(moment), and then another: \(isLast)")
    }
    // Counts that change while an announcement reads them are not as announced.
    guard moment != .counts else { return }
    #expect(screen.anomalies == [], "\(origin), \(deed) in \(moment)")
  }
}
