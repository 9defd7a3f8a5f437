import DecoratorTableKit

/// No batch is empty or wider than necessary.
enum AnnouncementExtentCheck: ChangeCheck {
  static func findings(in change: TableChange) -> [Finding] {
    [empty(in: change)].compactMap(\.self) + change.layers.reversed().compactMap { finding(in: $0) }
  }

  private static func empty(in change: TableChange) -> Finding? {
    guard let outer = change.update.batches.first ?? nil, outer.isEmpty, change.update.isTold else {
      return nil
    }
    let isNothing: Bool
    // An app may open an empty block in order to update heights. What it does to hidden rows is not
    // seen.
    if case .content = change.update.origin {
      isNothing = change.update.batches.last??.isEmpty ?? true || change.hidesRows
    } else {
      isNothing = false
    }
    return isNothing
      ? nil
      : Finding(
        .announcedChanges, layer: change.after.name(ofLevel: 0), "the announcement",
        expected: "something to announce, or no announcement", found: "an empty batch")
  }

  private static func finding(in change: LayerChange) -> Finding? {
    contentOperation(in: change) ?? additionalOperation(in: change) ?? moves(in: change)
      ?? replacedSection(in: change)
  }

  private static func tooWide(_ change: LayerChange, _ operation: String, _ why: String) -> Finding
  {
    Finding(
      .announcedChanges, layer: change.after.name,
      "the announcement \(UpdateLog.text(of: change.outer)) "
        + "for \(UpdateLog.text(of: change.inner))",
      expected: why, found: operation)
  }

  // MARK: - Content

  /// Finds an operation on a row without content, or on content without an announced operation
  /// inside.
  private static func contentOperation(in change: LayerChange) -> Finding? {
    let expected = change.forwarded
    let found = change.operations
    func isOwnedBefore(_ row: RowPosition) -> Bool {
      change.before.rows[at: row]?.additional != nil
    }
    func isOwnedAfter(_ row: RowPosition) -> Bool { change.after.rows[at: row]?.additional != nil }
    func extra(_ found: [RowPosition], _ expected: [RowPosition]) -> [RowPosition] {
      let expected = Set(expected)
      return found.filter { !expected.contains($0) }
    }
    var operation: String?
    if let row = extra(found.deleted, expected.deleted).first(where: { !isOwnedBefore($0) }) {
      operation = "deleting \(row)"
    }
    if let row = extra(found.inserted, expected.inserted).first(where: { !isOwnedAfter($0) }) {
      operation = "inserting \(row)"
    }
    if let move = found.moved.first(where: { move in
      !expected.moved.contains(move) && !(isOwnedBefore(move.source) && isOwnedAfter(move.target))
    }) {
      operation = "moving \(move.source) to \(move.target)"
    }
    if let row = extra(found.reloaded, expected.reloaded).first(where: { !isOwnedBefore($0) }) {
      operation = "reloading \(row)"
    }
    if let row = extra(found.reconfigured, expected.reconfigured).first(where: {
      !isOwnedBefore($0)
    }) {
      operation = "reconfiguring \(row)"
    }
    return operation.map {
      tooWide(change, $0, "no operation on content without an announcement inside")
    }
  }

  // MARK: - Additional rows

  /// Finds an operation on a row of the layer that stays the same row.
  private static func additionalOperation(in change: LayerChange) -> Finding? {
    // A layer that changes by itself may show something else in a row that stays.
    guard !change.isOwn else { return nil }
    let found = change.operations
    let inserted = Set(found.inserted.compactMap { change.identitiesAfter.rows[at: $0] })
    for row in found.deleted {
      guard let identity = change.identitiesBefore.rows[at: row], inserted.contains(identity),
        identity != RowIdentities.unknown
      else { continue }
      return tooWide(
        change, "deleting \(row), and inserting the same row",
        "rows that still exist stay or move")
    }
    let targets = change.outerTrace.targets()
    for row in found.reloaded + found.reconfigured {
      guard change.before.rows[at: row]?.additional != nil, let target = targets[row],
        change.identitiesBefore.rows[at: row] == change.identitiesAfter.rows[at: target]
      else { continue }
      return tooWide(
        change, "reloading \(row)", "unchanged rows of the layer stay as they are")
    }
    return nil
  }

  private static func moves(in change: LayerChange) -> Finding? {
    let moves = change.operations.moved.count {
      change.before.rows[at: $0.source]?.additional != nil
    }
    guard moves > 0, !change.isOwn || change.after.knowsModels else { return nil }
    let needed = NeededMoves(change).count
    return moves <= needed
      ? nil : tooWide(change, "\(moves) of them move", "\(needed) rows of the layer have to move")
  }

  // MARK: - Sections

  /// Finds a section that is replaced outside although it stays the same inside.
  private static func replacedSection(in change: LayerChange) -> Finding? {
    guard !change.isOwn || change.after.knowsModels else { return nil }
    let innerReplaced = change.innerReplaced.before
    let moved = Set(change.inner.movedSections.map(\.source))
    let section = change.outerReplaced.before.sorted().first { section in
      guard change.before.innerSections.indices.contains(section),
        let inner = change.before.innerSections[section]
      else { return false }
      return !innerReplaced.contains(inner) && !moved.contains(inner)
    }
    guard let section, NeededMoves(change).count <= change.moveLimit else { return nil }
    return tooWide(
      change, "replacing section \(section)", "sections that stay inside are not replaced")
  }
}

extension TableChange {
  /// Whether a layer hides rows, before or after.
  fileprivate var hidesRows: Bool {
    (before.layers + after.layers).contains { layer in
      layer.hidesRows.contains { $0.contains(true) }
    }
  }
}
