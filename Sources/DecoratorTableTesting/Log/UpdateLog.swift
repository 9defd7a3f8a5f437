public import DecoratorTableKit

/// The announced batches, as a short text that a test can compare.
///
/// | operation | row | section |
/// |---|---|---|
/// | delete (before) | `-[0, 2]` | `-§1` |
/// | insert (after) | `+[0, 3]` | `+§1` |
/// | move (before, after) | `[0, 4]>[0, 7]` | `§0>§2` |
/// | reload (before) | `~[0, 5]` | `~§0` |
/// | reconfigure (before) | `^[0, 5]` | |
///
/// A batch consists of its operations, separated by spaces, in the order of the table above and by
/// place; an empty one is `nothing`. Bars separate batches. `load` means that the table was
/// reloaded.
///
/// ```swift
/// posts.remove(at: 2)
/// feed.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
/// #expect(log.consume() == "-[0, 3] [0, 7]>[0, 6]")    // the post, and an ad that it lets pass
/// ```
public struct UpdateLog: Hashable, Sendable {
  /// The batches, oldest first.
  public private(set) var entries: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a batch.
  public mutating func record(_ update: BatchUpdate) { entries.append(Self.text(of: update)) }

  /// Records that the table was reloaded.
  public mutating func recordLoad() { entries.append("load") }

  /// Returns the batches, and empties the log.
  public mutating func consume() -> String {
    defer { entries = [] }
    return description
  }

  /// Returns a batch as a short text: its `description`, or `nothing`.
  ///
  /// - Complexity: O(*m*) for *m* operations.
  public static func text(of update: BatchUpdate) -> String {
    update.isEmpty ? "nothing" : update.description
  }
}

extension UpdateLog: CustomStringConvertible {
  /// The batches in one line.
  public var description: String { entries.joined(separator: " | ") }
}

extension BatchUpdate {
  /// This batch in the format of ``UpdateLog``.
  var logText: String { UpdateLog.text(of: self) }
}
