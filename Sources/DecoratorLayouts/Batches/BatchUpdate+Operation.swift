extension BatchUpdate {
  /// One operation of a batch, with its section or row.
  public enum Operation: Hashable, Sendable {
    /// A section is deleted with its rows (before).
    case deleteSection(Int)
    /// A section is inserted with its rows (after).
    case insertSection(Int)
    /// A section moves with its rows (before and after).
    case moveSection(from: Int, to: Int)
    /// A section is replaced at its place, with all of its rows (before).
    case reloadSection(Int)
    /// A row is deleted (before).
    case deleteRow(RowPosition)
    /// A row is inserted (after).
    case insertRow(RowPosition)
    /// A row moves (before and after). A move to the same place keeps the row there while others
    /// pass it.
    case moveRow(from: RowPosition, to: RowPosition)
    /// A row is replaced at its place (before).
    case reloadRow(RowPosition)
    /// The cell of a row is configured again (before).
    case reconfigureRow(RowPosition)
  }

  /// A move of a row or a section from one place to another.
  package struct Move<Place: Comparable & Hashable & Sendable>: Hashable, Sendable {
    /// The place before the batch.
    package var source: Place
    /// The place after the batch.
    package var target: Place

    /// Creates a move.
    ///
    /// - Parameters:
    ///   - source: The place before the batch.
    ///   - target: The place after the batch.
    package init(from source: Place, to target: Place) {
      self.source = source
      self.target = target
    }
  }

  /// A move of a row from one place to another.
  package typealias RowMove = Move<RowPosition>

  /// A move of a section from one place to another, with its rows.
  package typealias SectionMove = Move<Int>
}

extension BatchUpdate.Move {
  /// Returns the move between other places; nil if one of them has none.
  func translated(_ source: (Place) -> Place?, _ target: (Place) -> Place?) -> Self? {
    guard let source = source(self.source), let target = target(self.target) else { return nil }
    return Self(from: source, to: target)
  }
}

extension BatchUpdate.Move: Comparable {
  /// Returns whether `lhs` has the smaller source, or the same and the smaller target.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.source, lhs.target) < (rhs.source, rhs.target)
  }
}

extension Array {
  /// Returns the target of the move with a source, in an array in ascending order; nil if there is
  /// none.
  ///
  /// - Complexity: O(log *n*)
  func target<Place>(ofSource source: Place) -> Place? where Element == BatchUpdate.Move<Place> {
    let index = firstIndexInOrder { $0.source >= source }
    return index < count && self[index].source == source ? self[index].target : nil
  }
}

extension BatchUpdate.Operation {
  /// The move of a row.
  package static func moveRow(_ move: BatchUpdate.RowMove) -> Self {
    .moveRow(from: move.source, to: move.target)
  }

  /// The move of a section.
  package static func moveSection(_ move: BatchUpdate.SectionMove) -> Self {
    .moveSection(from: move.source, to: move.target)
  }

  /// The operation in short: `-[0, 2]`, `+[0, 3]`, `[0, 4]>[0, 7]`, `~[0, 5]`, `^[0, 6]`; `-§2` and
  /// so on for a section.
  package var short: String {
    switch self {
    case .deleteSection(let section): "-§\(section)"
    case .insertSection(let section): "+§\(section)"
    case .moveSection(let source, let target): "§\(source)>§\(target)"
    case .reloadSection(let section): "~§\(section)"
    case .deleteRow(let row): "-\(row)"
    case .insertRow(let row): "+\(row)"
    case .moveRow(let source, let target): "\(source)>\(target)"
    case .reloadRow(let row): "~\(row)"
    case .reconfigureRow(let row): "^\(row)"
    }
  }

  /// The operation in words, for messages.
  var messageText: String {
    switch self {
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section): "insert section \(section)"
    case .moveSection(let source, let target): "move section \(source) to \(target)"
    case .reloadSection(let section): "reload section \(section)"
    case .deleteRow(let row): "delete row \(row)"
    case .insertRow(let row): "insert row \(row)"
    case .moveRow(let source, let target): "move row \(source) to \(target)"
    case .reloadRow(let row): "reload row \(row)"
    case .reconfigureRow(let row): "reconfigure row \(row)"
    }
  }
}
