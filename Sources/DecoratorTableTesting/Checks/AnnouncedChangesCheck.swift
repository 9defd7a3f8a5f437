import DecoratorTableKit

/// A copy of every level that only the announced batches change equals the rows.
///
/// The copy contains the rows from before, followed through the batch. Of inserted and replaced
/// rows it expects only that they exist.
enum AnnouncedChangesCheck: ChangeCheck {
  static func findings(in change: TableChange) -> [Finding] {
    (0..<change.after.levelCount).reversed().compactMap { finding(in: change, atLevel: $0) }
  }

  private static func finding(in change: TableChange, atLevel level: Int) -> Finding? {
    guard let trace = change.traces[level] else { return nil }
    let before = change.identitiesBefore[level].rows
    let after = change.identitiesAfter[level].rows
    let layer = change.after.name(ofLevel: level) ?? "content"
    func finding(_ row: RowPosition, _ expected: String, _ found: String) -> Finding {
      Finding(
        .announcedChanges, layer: layer, "row \(row)",
        expected: expected, found: found)
    }
    let ownLayer = change.after.layerWithUnknownModels(changedIn: change.update)
    for (section, origins) in trace.rows.enumerated() {
      guard after.indices.contains(section), after[section].count == origins.count else {
        // Another rule checks the number of rows; this one checks their identities.
        return finding(
          RowPosition(section: section, row: 0), "\(origins.count) rows in section \(section)",
          after.indices.contains(section) ? "\(after[section].count)" : "no such section")
      }
      for (row, origin) in origins.enumerated() {
        guard case .kept(let source) = origin, let expected = before[at: source] else { continue }
        let found = after[section][row]
        if found == expected || found == RowIdentities.unknown || expected == RowIdentities.unknown
        {
          continue
        }
        // A layer with other models may show a different one in place.
        if let ownLayer, change.owners.layer(of: found) == ownLayer,
          change.owners.layer(of: expected) == ownLayer
        {
          continue
        }
        let target = RowPosition(section: section, row: row)
        return finding(
          target, "the row that was \(source)",
          description(of: found, before: before, in: change.owners))
      }
    }
    return nil
  }

  private static func description(
    of number: Int, before: [[Int]], in owners: RowIdentities
  ) -> String {
    let layer = owners.layer(of: number).map { " of layer \($0)" } ?? ""
    for (section, rows) in before.enumerated() {
      if let row = rows.firstIndex(of: number) {
        return "the row\(layer) that was \(RowPosition(section: section, row: row))"
      }
    }
    return "a row\(layer) that did not exist before"
  }
}
