import Foundation

extension RowCapable {
  /// Calls a closure when the user selects a row; rows without one cannot be selected.
  ///
  /// Several closures are called in the order in which they were added.
  ///
  /// - Parameter handler: Gets the model, and the index path of the row in the table (reuse) to
  ///   deselect it with.
  public func onSelect(_ handler: @escaping (Model, IndexPath) -> Void) -> Self {
    changing { capabilities in
      let earlier = capabilities.select
      capabilities.select = { model, indexPath in
        earlier?(model, indexPath)
        handler(model, indexPath)
      }
    }
  }
}
