public import DecoratorTableKit

/// The announced batches, as a short text that a test can compare.
///
/// | operation | one section | several sections | whole section |
/// |---|---|---|---|
/// | delete (before) | `-2` | `-1.2` | `-§1` |
/// | insert (after) | `+3` | `+1.3` | `+§1` |
/// | move (before, after) | `4>7` | `0.4>1.7` | `§0>§2` |
/// | reload (before) | `~5` | `~0.5` | `~§0` |
/// | reconfigure (before) | `=5` | `=0.5` | |
///
/// A batch consists of its operations, separated by spaces, in the order of the table above and by
/// place; an empty one is `nothing`. Bars separate batches. `load` means that everything was read
/// anew.
///
/// ```swift
/// posts.remove(at: 2)
/// feed.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
/// #expect(log.take() == "-3 7>6")      // the post, and an ad that it lets pass
/// ```
public struct UpdateLog: Hashable, Sendable {
  /// The batches, oldest first.
  public private(set) var entries: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a batch.
  public mutating func record(_ update: BatchUpdate) { entries.append(Self.text(of: update)) }

  /// Records that everything was read anew.
  public mutating func recordLoad() { entries.append("load") }

  /// Returns the batches, and empties the log.
  public mutating func take() -> String {
    defer { entries = [] }
    return description
  }

  /// Returns a batch as a short text; rows appear without a section if all operations are in
  /// section 0.
  ///
  /// - Complexity: O(*m*) for *m* operations.
  public static func text(of update: BatchUpdate) -> String {
    let isPlain = update.isInFirstSection
    func text(_ row: RowPosition) -> String {
      isPlain ? "\(row.row)" : "\(row.section).\(row.row)"
    }
    var parts = update.deletedSections.map { "-§\($0)" }
    parts += update.insertedSections.map { "+§\($0)" }
    parts += update.movedSections.map { "§\($0.source)>§\($0.target)" }
    parts += update.reloadedSections.map { "~§\($0)" }
    parts += update.deletedRows.map { "-" + text($0) }
    parts += update.insertedRows.map { "+" + text($0) }
    parts += update.movedRows.map { "\(text($0.source))>\(text($0.target))" }
    parts += update.reloadedRows.map { "~" + text($0) }
    parts += update.reconfiguredRows.map { "=" + text($0) }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " ")
  }
}

extension UpdateLog: CustomStringConvertible {
  /// The batches in one line.
  public var description: String { entries.joined(separator: " | ") }
}

extension BatchUpdate {
  /// This batch in the format of ``UpdateLog``.
  var logText: String { UpdateLog.text(of: self) }

  /// Whether all operations are on rows of section 0.
  fileprivate var isInFirstSection: Bool {
    !changesSections
      && (deletedRows + insertedRows + reloadedRows + reconfiguredRows).allSatisfy {
        $0.section == 0
      }
      && movedRows.allSatisfy { $0.source.section == 0 && $0.target.section == 0 }
  }
}
