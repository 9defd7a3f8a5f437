/// A row of a table: two plain integers, cheap to make and to compare.
///
/// The core computes with positions; an `IndexPath` is made only where UIKit asks for one. The
/// coordinates of a position (inner, outer, reuse, data) are stated wherever one is taken or given.
public struct RowPosition: Hashable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The row within the section, counted from 0.
  public var row: Int

  /// Creates the position of a row in a section.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension RowPosition: Comparable {
  /// Returns whether `lhs` stands above `rhs` in the table.
  @inlinable
  public static func < (lhs: RowPosition, rhs: RowPosition) -> Bool {
    (lhs.section, lhs.row) < (rhs.section, rhs.row)
  }
}

extension RowPosition: CustomStringConvertible {
  /// The position as `[section, row]`, the way an `IndexPath` prints.
  public var description: String { "[\(section), \(row)]" }
}
