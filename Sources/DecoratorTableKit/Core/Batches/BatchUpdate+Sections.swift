extension BatchUpdate {
  /// Adds a section that goes with its rows.
  ///
  /// - Parameter section: The section before the batch.
  /// - Complexity: O(1) if no later section is in the list already, else O(*m*) for *m* of them.
  public mutating func deleteSection(_ section: Int) { deletedSections.insertInOrder(section) }

  /// Adds a section that comes with its rows.
  ///
  /// - Parameter section: The section after the batch.
  /// - Complexity: As ``deleteSection(_:)``.
  public mutating func insertSection(_ section: Int) { insertedSections.insertInOrder(section) }

  /// Adds a section that moves with its rows.
  ///
  /// - Parameters:
  ///   - source: The section before the batch.
  ///   - target: The section after the batch.
  /// - Complexity: As ``deleteSection(_:)``.
  public mutating func moveSection(from source: Int, to target: Int) {
    movedSections.insertInOrder(SectionMove(from: source, to: target))
  }

  /// Adds a section that is replaced where it stands, with all of its rows.
  ///
  /// - Parameter section: The section before the batch.
  /// - Complexity: As ``deleteSection(_:)``.
  public mutating func reloadSection(_ section: Int) { reloadedSections.insertInOrder(section) }
}

extension BatchUpdate {
  /// Returns this batch with sections that go with their rows.
  ///
  /// - Parameter sections: The sections before the batch, in any order.
  /// - Complexity: O(*m* log *m* + *n*) for *m* sections and *n* that are in the list already.
  public func deletingSections(_ sections: some Sequence<Int>) -> BatchUpdate {
    var update = self
    update.deletedSections.insertInOrder(contentsOf: sections)
    return update
  }

  /// Returns this batch with sections that come with their rows.
  ///
  /// - Parameter sections: The sections after the batch, in any order.
  /// - Complexity: As ``deletingSections(_:)``.
  public func insertingSections(_ sections: some Sequence<Int>) -> BatchUpdate {
    var update = self
    update.insertedSections.insertInOrder(contentsOf: sections)
    return update
  }

  /// Returns this batch with a section that moves with its rows.
  ///
  /// - Parameters:
  ///   - source: The section before the batch.
  ///   - target: The section after the batch.
  /// - Complexity: O(*n*) for *n* moves that are in the list already.
  public func movingSection(from source: Int, to target: Int) -> BatchUpdate {
    var update = self
    update.moveSection(from: source, to: target)
    return update
  }

  /// Returns this batch with sections that are replaced where they stand, with all of their rows.
  ///
  /// - Parameter sections: The sections before the batch, in any order.
  /// - Complexity: As ``deletingSections(_:)``.
  public func reloadingSections(_ sections: some Sequence<Int>) -> BatchUpdate {
    var update = self
    update.reloadedSections.insertInOrder(contentsOf: sections)
    return update
  }
}
