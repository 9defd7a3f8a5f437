import Foundation

extension HeterogeneousList {
  /// Returns the model of a row, if it is of a type.
  ///
  /// ```swift
  /// if let post = list.item(at: indexPath, as: Post.self) { cell.show(post) }
  /// ```
  ///
  /// - Parameters:
  ///   - indexPath: A section and a row of the whole list (data); traps if there is no row at it.
  ///   - type: A type that `as?` casts the model to: its own, a superclass, or a protocol. `Any`
  ///     is the type of each.
  /// - Returns: The model, or nil if it is of another type.
  /// - Complexity: O(merges), each as ``RowLayout/origin(ofRow:)``.
  public func item<Model>(at indexPath: IndexPath, as type: Model.Type) -> Model? {
    guard indexPath.count == 2 else {
      misuse("index path \(Array(indexPath)): a row of a list has a section and a row")
    }
    return item(at: RowPosition(section: indexPath[0], row: indexPath[1]), as: type)
  }
}
