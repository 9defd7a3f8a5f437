import Foundation

extension IndexPath {
  /// The index path of a position, in the same coordinates.
  public init(_ position: RowPosition) {
    self.init(row: position.row, section: position.section)
  }
}

extension RowPosition {
  /// The position of a table's index path, in the same coordinates.
  ///
  /// - Parameter indexPath: A path of exactly a section and a row, as tables use.
  public init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }
}
