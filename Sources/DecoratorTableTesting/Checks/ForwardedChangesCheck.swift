import DecoratorTableKit

/// Every change inside a layer that is visible outside it is announced exactly once.
enum ForwardedChangesCheck: ChangeCheck {
  static func findings(in change: TableChange) -> [Finding] {
    change.layers.reversed().compactMap { sections(in: $0) ?? rows(in: $0) }
  }

  private static func finding(
    _ change: LayerChange, _ operation: String, times: Int
  ) -> Finding {
    Finding(
      .forwardedChanges, layer: change.after.name,
      "the announcement \(UpdateLog.text(of: change.outer)) "
        + "for \(UpdateLog.text(of: change.inner))",
      expected: "\(operation) once",
      found: times == 0 ? "it is missing" : "it occurs \(times) times")
  }

  // MARK: - Rows

  private static func rows(in change: LayerChange) -> Finding? {
    let expected = change.forwarded
    let found = change.operations
    return compare(expected.deleted, found.deleted, change) { "deleting \($0)" }
      ?? compare(expected.inserted, found.inserted, change) { "inserting \($0)" }
      ?? compare(expected.moved, found.moved, change) { "moving \($0.source) to \($0.target)" }
      ?? compare(expected.reloaded, found.reloaded, change) { "reloading \($0)" }
      ?? compare(expected.reconfigured, found.reconfigured, change) { "reconfiguring \($0)" }
  }

  private static func compare<Operation: Hashable>(
    _ expected: [Operation], _ found: [Operation], _ change: LayerChange,
    _ text: (Operation) -> String
  ) -> Finding? {
    guard !expected.isEmpty else { return nil }
    let times = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
    guard let wrong = expected.first(where: { times[$0] != 1 }) else { return nil }
    return finding(change, text(wrong), times: times[wrong] ?? 0)
  }

  // MARK: - Sections

  private static func sections(in change: LayerChange) -> Finding? {
    let inner = change.inner
    guard inner.changesSections else { return nil }
    let outer = change.outer
    func before(_ section: Int) -> Int? { change.before.outerSection(ofContent: section) }
    func after(_ section: Int) -> Int? { change.after.outerSection(ofContent: section) }
    for section in inner.deletedSections.compactMap(before) {
      let times = outer.deletedSections.count { $0 == section }
      if times != 1 { return finding(change, "deleting section \(section)", times: times) }
    }
    for section in inner.insertedSections.compactMap(after) {
      let times = outer.insertedSections.count { $0 == section }
      if times != 1 { return finding(change, "inserting section \(section)", times: times) }
    }
    for section in inner.reloadedSections.compactMap(before) {
      let times = (outer.reloadedSections + outer.deletedSections).count { $0 == section }
      if times != 1 { return finding(change, "replacing section \(section)", times: times) }
    }
    for move in inner.movedSections {
      guard let source = before(move.source), let target = after(move.target) else { continue }
      let moves = outer.movedSections.count { $0.source == source && $0.target == target }
      let replacements = min(
        outer.deletedSections.count { $0 == source }, outer.insertedSections.count { $0 == target })
      // A section that ends up in its old place is not moved.
      let isHeld = source == target && outer.reloadedSections.contains(source)
      let times = moves + replacements + (isHeld ? 1 : 0)
      let isStill =
        times == 0 && change.outerTrace.sections.indices.contains(target)
        && change.outerTrace.sections[target] == source
      if times != 1, !isStill {
        return finding(change, "moving section \(source) to \(target)", times: times)
      }
    }
    return nil
  }
}

extension LayerCapture {
  /// Returns the position (outer) of a content section (inner).
  func outerSection(ofContent section: Int) -> Int? {
    outerSections.indices.contains(section) ? outerSections[section] : nil
  }
}
