import Foundation

extension HeterogeneousList {
  /// Returns the model of a row, if it is of a type; see ``item(at:as:)``.
  ///
  /// - Parameters:
  ///   - indexPath: A section and a row of the whole list (data); traps if there is no row at it.
  ///   - type: The type of the row's model, or a superclass or a protocol.
  /// - Returns: The model, or nil if it is of another type.
  @inlinable
  public func item<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
    item(at: Self.position(at: indexPath), as: type)
  }

  /// Returns the model of a row.
  ///
  /// - Parameter indexPath: A section and a row of the whole list (data); traps if there is no row
  ///   at it.
  public func item(at indexPath: IndexPath) -> Any {
    item(at: Self.position(at: indexPath))
  }

  @usableFromInline
  static func position(at indexPath: IndexPath) -> RowPosition {
    guard indexPath.count == 2 else {
      misuse("index path \(Array(indexPath)): a row of a list has a section and a row")
    }
    return RowPosition(section: indexPath[0], row: indexPath[1])
  }
}
