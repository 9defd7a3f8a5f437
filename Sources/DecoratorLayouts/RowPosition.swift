/// A row of a table: two integers, cheap to create and compare.
///
/// Layouts use positions; an `IndexPath` is created only for UIKit. The coordinates of a position
/// (inner, outer, reuse, data) are documented for each parameter and result.
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
  /// Returns whether `lhs` is above `rhs` in the table.
  @inlinable
  public static func < (lhs: RowPosition, rhs: RowPosition) -> Bool {
    (lhs.section, lhs.row) < (rhs.section, rhs.row)
  }
}

extension RowPosition: CustomStringConvertible {
  /// The position as `[section, row]`, like the description of an `IndexPath`.
  public var description: String { "[\(section), \(row)]" }
}
