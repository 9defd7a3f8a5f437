import Foundation

extension BatchUpdate {
  /// Returns the table calls of this batch: one call for all rows, or sections, with the same
  /// operation and animation, and one for each move.
  ///
  /// - Parameter animation: Returns the animation of an operation, if `UITableView` has a parameter
  ///   for it.
  func calls(shownWith animation: (Operation) -> UITableView.RowAnimation) -> [TableCall] {
    func calls<Place>(
      _ places: [Place], _ operation: (Place) -> Operation,
      _ call: ([Place], UITableView.RowAnimation) -> TableCall
    ) -> [TableCall] {
      places.grouped { animation(operation($0)) }.map { call($1, $0) }
    }
    var all = calls(deletedSections, Operation.deleteSection) { .deleteSections(IndexSet($0), $1) }
    all += calls(insertedSections, Operation.insertSection) { .insertSections(IndexSet($0), $1) }
    all += movedSections.map { .moveSection($0.source, to: $0.target) }
    all += calls(reloadedSections, Operation.reloadSection) { .reloadSections(IndexSet($0), $1) }
    all += calls(deletedRows, Operation.deleteRow) { .deleteRows($0.map(IndexPath.init), $1) }
    all += calls(insertedRows, Operation.insertRow) { .insertRows($0.map(IndexPath.init), $1) }
    all += movedRows.map { .moveRow(IndexPath($0.source), to: IndexPath($0.target)) }
    all += calls(reloadedRows, Operation.reloadRow) { .reloadRows($0.map(IndexPath.init), $1) }
    if !reconfiguredRows.isEmpty {
      all.append(.reconfigureRows(reconfiguredRows.map(IndexPath.init)))
    }
    return all
  }
}

extension Array {
  /// Returns the elements by key, in their order, and the keys in the order of their first
  /// elements.
  ///
  /// - Complexity: O(*n* · *k*) for *k* keys, which are few.
  func grouped<Key: Equatable>(by key: (Element) -> Key) -> [(Key, [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
