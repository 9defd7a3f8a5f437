import DecoratorTableKit

extension CheckGroup {
  /// What UIKit does to the tables in a window while a person scrolls, turns the device or types.
  ///
  /// Wrapped code is handed a table that is hidden in the real one, and UIKit looks after that,
  /// too. None of it may reach the real table. A debug build reports what does as an anomaly.
  static let upkeep = CheckGroup("Upkeep", events.map { check($0) })

  private static let events: [UpkeepEvent] = {
    #if HEADLESS_UIKIT
    UpkeepEvent.everywhere
    #else
    UpkeepEvent.everywhere + UpkeepEvent.onAPhone
    #endif
  }()

  private static func check(_ event: UpkeepEvent) -> TableCheck {
    TableCheck("Nothing goes wrong after \(event.title)") { stage in
      var findings = CheckFindings()
      var places: [String] = []
      for kind in [CheckedTable.Kind.bare, .withoutRows, .withAds] {
        let reported = stage.log?.lines.count ?? 0
        let table = await stage.show(kind, CheckedSource.sections([30, 60])) {
          stage.fill(with: $0.tableView)
        }
        // Wrapped code knows its table from now on.
        table.content.contentOffset.y = 100
        await stage.settle()
        if let reason = await event.happen(table, stage) { return .notAsked(reason) }
        table.compareWithModels(&findings, "\(kind)")
        findings.expect(
          "reports, \(kind)", (stage.log?.lines ?? []).dropFirst(reported).map(\.self), [])
        places.append(table.place)
        stage.clear()
      }
      findings.expect("place without additional rows", places[1], places[0])
      return findings.outcome(places[0])
    }
  }
}
