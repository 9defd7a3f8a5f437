import Foundation

extension HeterogeneousList {
  /// Returns the model of a row, if it is of a type; see ``item(at:as:)``.
  ///
  /// - Parameters:
  ///   - indexPath: A section and a row of the whole list (data); traps if there is no row at it.
  ///   - type: The type of the row's model, or a superclass or a protocol.
  /// - Returns: The model, or nil if it is of another type.
  public func item<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
    guard indexPath.count == 2 else {
      misuse("index path \(Array(indexPath)): a row of a list has a section and a row")
    }
    return item(at: RowPosition(section: indexPath[0], row: indexPath[1]), as: type)
  }
}
