@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Batches made by hand one after the other, on rows and sections that carry what was announced of
/// them.
struct NaiveBatchChain {
  struct Row {
    let number: Int
    var reloads = 0
    var reconfigures = 0
    var wasMoved = false

    /// The identity of the row, and what it shows.
    var shown: Int { number + 1_000_000 * (reloads + reconfigures) }
  }

  struct Section {
    let number: Int
    var wasMoved = false
    var wasReloaded = false
    var rows: [Row]
  }

  let before: [Section]
  private(set) var sections: [Section]
  private(set) var updates: [BatchUpdate] = []
  /// The numbers of rows before each batch, and after all.
  private(set) var rowCounts: [[Int]]
  private var nextNumber = 10_000

  init(_ counts: [Int]) {
    before = NaiveBatch.rows(counts).enumerated().map { number, rows in
      Section(number: number, rows: rows.map { Row(number: $0) })
    }
    sections = before
    rowCounts = [counts]
  }

  /// Makes a batch that is legal.
  mutating func make(_ operations: [BatchUpdate.Operation]) {
    let naive = NaiveBatch(
      before: NaiveBatch.rows(sections.map(\.rows.count)), operations: operations,
      replacesRows: false)
    guard let after = naive.after, let sources = naive.sectionsAfter else { return }
    announce(operations)
    let old = sections
    sections = zip(sources, after).map { source, rows in
      let rows = rows.map { code -> Row in
        let section = code / 100
        // A row that moves out of a section that is deleted is shown anew.
        let isKept =
          !NaiveBatch.isNew(code) && sources.contains(section) && !naive.reloads(section)
        return isKept ? old[section].rows[code % 100] : newRow()
      }
      guard let source else { return Section(number: newRow().number, rows: rows) }
      var section = old[source]
      if naive.reloads(source) { section.wasReloaded = true }
      section.rows = rows
      return section
    }
    updates.append(BatchUpdate(operations))
    rowCounts.append(sections.map(\.rows.count))
  }

  private mutating func newRow() -> Row {
    nextNumber += 1
    return Row(number: nextNumber)
  }

  /// Writes what was announced on the rows and sections.
  private mutating func announce(_ operations: [BatchUpdate.Operation]) {
    for operation in Set(operations) {
      switch operation {
      case .moveSection(let source, _): sections[source].wasMoved = true
      case .moveRow(let source, _): sections[source.section].rows[source.row].wasMoved = true
      case .reloadRow(let row): sections[row.section].rows[row.row].reloads += 1
      case .reconfigureRow(let row): sections[row.section].rows[row.row].reconfigures += 1
      default: break
      }
    }
  }

  /// The composition of some of the batches, the first two of them first.
  func composed(_ indices: Range<Int>) throws -> BatchUpdate {
    var composed = updates[indices.lowerBound]
    for index in indices.dropFirst() {
      composed = try composed.followed(
        by: updates[index], before: rowCounts[indices.lowerBound], between: rowCounts[index],
        after: rowCounts[index + 1])
    }
    return composed
  }
}

extension NaiveBatchChain: CustomStringConvertible {
  /// The batches.
  var description: String {
    "\(rowCounts[0]) " + updates.map { "(\($0))" }.joined(separator: " ")
  }
}

extension [NaiveBatchChain.Section] {
  /// What a table shows.
  var shown: [[Int]] { map { $0.rows.map(\.shown) } }
}
