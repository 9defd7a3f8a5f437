import Foundation
import Testing

@testable import HeadlessUIKit

extension UpdatedTable {
  /// Performs an update, and checks it against a list and against a table that was loaded
  /// afterwards.
  ///
  /// - Returns: whether it is a legal one; any other has to be a failure that the table survives.
  @discardableResult
  func check(_ update: TableUpdate, _ comment: @autoclosure () -> String) -> Bool {
    let before = source.sections
    guard let after = before.updated(by: update) else {
      let failures = perform(update, to: before)
      table.layoutIfNeeded()
      expectEqual(failures.count, 1, comment())
      expectAsLoaded(comment())
      return false
    }
    selectAll()
    let oldSelection = selected
    let (oldCells, oldHeaders) = (cells, headers)
    _ = log.consume()
    let failures = perform(update, to: after)
    let calls = log.consume()
    expectEqual(failures, [], comment())
    expectAsLoaded(comment())

    let (newCells, newHeaders) = (cells, headers)
    for (id, cell) in newCells {
      if let old = oldCells[id] { expectEqual(cell, old, "cell of \(id), \(comment())") }
    }
    for (id, header) in newHeaders {
      if let old = oldHeaders[id] { expectEqual(header, old, "header of \(id), \(comment())") }
    }
    let (oldPlaces, newPlaces) = (before.places, after.places)
    expectEqual(selected, oldSelection.filter { newPlaces[$0] != nil }, comment())
    expectCalls(
      calls, update, after, shown: Set(newCells.keys), shownBefore: Set(oldCells.keys),
      oldPlaces: oldPlaces, comment)
    return true
  }

  private func expectCalls(
    _ calls: [String], _ update: TableUpdate, _ after: [NumberedSection], shown: Set<Int>,
    shownBefore: Set<Int>, oldPlaces: [Int: IndexPath], _ comment: () -> String
  ) {
    let places = after.places
    func lines(_ what: String, _ paths: [IndexPath]) -> [String] {
      paths.sorted().map { "\(what) \($0.section).\($0.row)" }
    }
    let new = shown.subtracting(shownBefore).compactMap { places[$0] }
    let reconfigured = shownBefore.filter { id in
      update.reconfiguredRows.contains { $0 == oldPlaces[id] } && places[id] != nil
    }.compactMap { places[$0] }
    // A row that is gone left from its old place; one that was pushed out left from its new one.
    let left = shownBefore.subtracting(shown).compactMap { places[$0] ?? oldPlaces[$0] }
    func told(_ what: String) -> [String] { calls.filter { $0.hasPrefix(what) }.sorted() }
    expectEqual(told("cell"), lines("cell", new + reconfigured).sorted(), comment())
    expectEqual(told("willDisplay"), lines("willDisplay", new).sorted(), comment())
    expectEqual(told("didEnd"), lines("didEndDisplaying", left).sorted(), comment())
    expectEqual(told("sections").count, 1, comment())
  }

  /// Everything that can be seen is as in a table that loads the same rows and scrolls to the same
  /// place.
  func expectAsLoaded(_ comment: @autoclosure () -> String) {
    let fresh = UpdatedTable(source.sections, height: table.bounds.height, style: table.style)
    fresh.table.contentOffset = table.contentOffset
    fresh.table.layoutIfNeeded()
    expectEqual(table.numberOfSections, fresh.table.numberOfSections, comment())
    expectEqual(table.contentSize, fresh.table.contentSize, comment())
    expectEqual(table.contentOffset, fresh.table.contentOffset, comment())
    expectEqual(table.indexPathsForVisibleRows, fresh.table.indexPathsForVisibleRows, comment())
    expectEqual(shown, fresh.shown, comment())
    expectEqual(table.visibleCells.map(\.frame), fresh.table.visibleCells.map(\.frame), comment())
    expectEqual(Set(headers.keys), Set(fresh.headers.keys), comment())
    expectEqual(Set(table.visibleCells.map(ObjectIdentifier.init)).count, shown.count, comment())
    for (id, header) in headers {
      expectEqual(header.frame, fresh.headers[id]?.frame, "header \(id), \(comment())")
    }
  }

  private func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> String
  ) {
    // The macro is slow, and this is called very often.
    guard actual != expected else { return }
    Issue.record("\(comment()): \(actual) instead of \(expected)")
  }
}
